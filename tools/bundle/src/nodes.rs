//! The parts of a text that can be removed.

use crate::edits::range;
use anyhow::Result;
use std::ops::Range;
use syn::visit::{self, Visit};
use syn::{Attribute, Field, FieldValue, ImplItem, Item, Meta, TraitItem, UseGroup, Variant};

/// The name of a trait, and where it is implemented or derived.
pub type Trial = (String, Range<usize>);

/// The parts of a text that can be taken out.
#[derive(Default)]
pub struct Nodes {
    /// All of them.
    pub all: Vec<Range<usize>>,
    /// Modules and inherent `impl`s in which nothing is left, attributes that derive nothing.
    pub empty: Vec<Range<usize>>,
    /// `impl`s of traits, and what is derived.
    pub trial: Vec<Trial>,
}

impl Nodes {
    /// Finds them.
    pub fn of(text: &str) -> Result<Nodes> {
        let mut nodes = Nodes::default();
        nodes.visit_file(&syn::parse_file(text)?);
        Ok(nodes)
    }

    fn try_out(&mut self, path: &syn::Path, node: Range<usize>) {
        if let Some(name) = path.segments.last() {
            self.trial.push((name.ident.to_string(), node));
        }
    }
}

impl<'ast> Visit<'ast> for Nodes {
    fn visit_item(&mut self, item: &'ast Item) {
        self.all.push(range(item));
        match item {
            Item::Impl(i) => match &i.trait_ {
                Some((path, _)) if !path.is_ident("Drop") => self.try_out(path, range(item)),
                None if i.items.is_empty() => self.empty.push(range(item)),
                _ => {}
            },
            Item::Mod(m) => match &m.content {
                Some((_, items)) if items.is_empty() => self.empty.push(range(item)),
                _ => {}
            },
            _ => {}
        }
        visit::visit_item(self, item);
    }

    fn visit_impl_item(&mut self, item: &'ast ImplItem) {
        self.all.push(range(item));
        visit::visit_impl_item(self, item);
    }

    fn visit_trait_item(&mut self, item: &'ast TraitItem) {
        self.all.push(range(item));
        visit::visit_trait_item(self, item);
    }

    fn visit_variant(&mut self, variant: &'ast Variant) {
        self.all.push(range(variant));
        visit::visit_variant(self, variant);
    }

    fn visit_field(&mut self, field: &'ast Field) {
        self.all.push(range(field));
    }

    fn visit_field_value(&mut self, field: &'ast FieldValue) {
        self.all.push(range(field));
        visit::visit_field_value(self, field);
    }

    fn visit_use_group(&mut self, group: &'ast UseGroup) {
        self.all.extend(group.items.iter().map(range));
        visit::visit_use_group(self, group);
    }

    fn visit_attribute(&mut self, attribute: &'ast Attribute) {
        if !attribute.path().is_ident("derive") {
            return;
        }
        let mut derived = 0;
        // What does not parse here is none of ours.
        let _ = attribute.parse_nested_meta(|meta| {
            self.try_out(&meta.path, range(&meta.path));
            derived += 1;
            Ok(())
        });
        if derived == 0 {
            if let Meta::List(_) = attribute.meta {
                self.empty.push(range(attribute));
            }
        }
    }
}
