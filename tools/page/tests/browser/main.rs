//! The page in a real browser. Without one, the tests are left out, and this is said.

mod accessible;
mod driver;
mod measured;
mod pictures;
mod solved;

use driver::{Driver, Page, Width};
use libtest_mimic::{Arguments, Trial};
use std::future::Future;
use std::sync::Arc;

/// Runs a test, and closes its browser whether it passes or not.
fn run<T>(driver: &Driver, width: Width, test: impl FnOnce(Arc<Page>) -> T)
where
    T: Future<Output = ()> + 'static,
{
    let runtime = tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build();
    let tasks = tokio::task::LocalSet::new();
    tasks.block_on(&runtime.expect("a runtime"), async {
        let page = Arc::new(driver.open(width).await);
        let outcome = tokio::task::spawn_local(test(page.clone())).await;
        let closed = page.client.clone().close().await;
        if let Err(error) = outcome {
            std::panic::resume_unwind(error.into_panic());
        }
        closed.expect("the browser closes");
    });
}

fn main() {
    let mut arguments = Arguments::from_args();
    // Two browsers at a time: more would be slower, and the page's times are measured.
    arguments.test_threads = arguments.test_threads.or(Some(2));
    let driver = Driver::start().map(Arc::new);
    if driver.is_none() {
        println!(
            "There is no chromium with a chromedriver, so the page is not tested in a browser."
        );
    }
    let mut trials: Vec<Trial> = Vec::new();
    macro_rules! tests {
        ($($width:ident $module:ident::$name:ident,)*) => {$(
            let with = driver.clone();
            let trial = Trial::test(stringify!($name), move || {
                let driver = with.ok_or("there is no browser")?;
                run(&driver, Width::$width, $module::$name);
                Ok(())
            });
            trials.push(trial.with_ignored_flag(driver.is_none()));
        )*};
    }
    tests! {
        Wide solved::the_board_in_the_address_is_solved,
        Wide solved::the_first_answer_is_timed,
        Wide solved::boards_of_each_size_and_goal,
        Wide solved::a_board_of_53_moves,
        Wide solved::an_unsolvable_board_is_explained,
        Wide solved::a_long_search_can_be_cancelled,
        Wide solved::a_path_is_played_back_to_the_goal,
        Wide solved::goals_are_those_of_solve,
        Wide solved::shuffled_boards_can_be_solved,
        Wide solved::a_board_is_entered_in_other_notations,
        Wide solved::what_is_no_board_is_an_error,
        Wide measured::a_race_has_the_numbers_of_compare,
        Wide measured::a_race_gives_up_at_the_limit,
        Wide measured::a_search_is_watched_level_by_level,
        Wide accessible::everything_is_done_by_keys,
        Wide accessible::everything_has_a_name,
        Wide accessible::motion_can_be_reduced,
        Narrow accessible::nothing_is_wider_than_360_pixels,
        Wide accessible::nothing_is_requested_from_a_server,
        Wide accessible::the_policy_forbids_requests,
        Wide pictures::for_the_readme,
        Wide pictures::of_a_wide_screen,
        Narrow pictures::of_a_narrow_screen,
    }
    let conclusion = libtest_mimic::run(&arguments, trials);
    drop(driver);
    conclusion.exit();
}
