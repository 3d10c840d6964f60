//! Drawn inputs where the solver is no help. How many paths come to nothing meanwhile is a matter of time, so such programs
//! are not in the corpus: only that everything is covered is looked at.

use super::TURN;
use super::corpus::{self, Program};
use crate::support::scratch;
use obligato::coverage::report::Verdict;
use std::path::Path;

fn is_covered(name: &str) {
    let _turn = TURN.read();
    let folder = scratch(&format!("generate-drawn-{name}"));
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/generate/drawn");
    let program = Program { class: name.into(), root };
    let jdk = corpus::jdk();
    corpus::compile(&jdk, std::slice::from_ref(&program), &folder);
    let out = folder.join("out");
    let seen = corpus::generate(&jdk, &folder, &program, &out, &["--budget", "120"]);
    for objective in &corpus::read_report(&out).objectives {
        let covered = matches!(objective.verdict, Verdict::Covered { .. });
        assert!(covered, "{}: {:?}\n{}{}", objective.what, objective.verdict, seen.stdout, seen.stderr);
    }
}

/// Objects of a class whose constructor is private are made by its static methods, as arguments too.
#[test]
fn arguments_come_from_static_methods_too() {
    is_covered("Ratio");
}

#[test]
fn readers_and_large_numbers_are_drawn() {
    is_covered("Lines");
}

/// Constants, copies that objects give, what is added to an argument before it is passed, objects of a class that no test can
/// name, and texts that match a regular expression.
#[test]
fn objects_are_made_as_users_make_them() {
    is_covered("Formats");
}

/// Type arguments are such that what is passed fits, also inside of objects, and bounds are kept.
#[test]
fn type_arguments_fit() {
    is_covered("Links");
}

/// Numbers of several classes, buffers of several kinds, and classes of the library whose initialisers take long.
#[test]
fn kinds_of_numbers_and_buffers_are_drawn() {
    is_covered("Kinds");
}

/// Interfaces with several methods and abstract classes are implemented by the test; readers give little at a time.
#[test]
fn open_types_are_implemented() {
    is_covered("Sources");
}

/// What code tells apart below an open type of the library is passed.
#[test]
fn kinds_of_an_open_type_are_drawn() {
    is_covered("Sinks");
}

/// Sets for collections, iterables that are no collections, constants of enums, orders, arrays for objects.
#[test]
fn other_kinds_of_open_types_are_drawn() {
    is_covered("Others");
}

/// What a run compared texts with takes their place in the input.
#[test]
fn texts_that_are_compared_are_made_alike() {
    is_covered("Keywords");
}

/// A class may have another method of the name of one that it inherits.
#[test]
fn inherited_methods_are_told_from_others() {
    is_covered("Narrowed");
}

/// Addresses of the network are values as long as nothing is looked up.
#[test]
fn addresses_are_values() {
    is_covered("Hosts");
}

/// Values of the library that have no constructor, or a notation of their own; exceptions as arguments.
#[test]
fn values_of_the_library_are_made() {
    is_covered("Invoice");
}

/// Objects of classes without a name are given by static methods of what they extend, with the type arguments of these.
#[test]
fn hidden_classes_are_given_by_what_they_extend() {
    is_covered("Steps");
}

/// A method that looks for what it is given has a branch for each of that.
#[test]
fn signs_are_looked_for_one_after_the_other() {
    is_covered("Stamp");
}

/// Objects that hold themselves, class literals that the code names, arguments that are alike, and time.
#[test]
fn what_is_passed_has_to_do_with_the_rest() {
    is_covered("Parcelled");
}

/// Tests compile: bounds that name themselves, enums by their class, answers below the type that is asked for.
#[test]
fn types_are_told_as_javac_wants_them() {
    is_covered("Typed");
}

/// A call before with the same arguments, and keys that are already there.
#[test]
fn what_was_there_before_is_found() {
    is_covered("Remembered");
}

/// Class literals of primitive types and arrays.
#[test]
fn types_that_are_no_classes_are_passed() {
    is_covered("Types");
}
