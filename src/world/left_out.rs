//! What an exploration did not follow of the world, and narrower worlds in which that is nothing.
//!
//! Whatever a path goes past is told as a [`LeftOut`]: which part of the world it belongs to ([`Beyond`]), and a sentence
//! for the report. What it means for a proof, what to do about it and whether an option grants it follow from the part
//! alone, never from the words.
//!
//! Invariant: an option that grants something ([`Narrower`]) is named by every verdict that it could have helped.

use std::fmt;

/// A part of the world that a path did not follow.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Beyond {
    /// More or other calls before the target.
    Calls,
    /// Objects that other code makes or changes.
    Receivers,
    /// Arguments that lead to the receiver.
    Cycles,
    /// Other values of static fields.
    Statics,
    /// Changes of what static fields and constants of enums hold.
    Contents,
    /// Orders in which classes are initialised.
    Beginnings,
    /// Classes that a caller writes.
    Classes,
    /// Classes of the program that extend the receiver's.
    Subclasses,
    /// Arrays that hold less than their type says, such as a `String[]` that is passed as an `Object[]`.
    Arrays,
    /// Classes of the library other than the one that stands for a type.
    Collections,
    /// References that are the same object, or are not.
    References,
    /// Settings of the machine: locale, time zone, character set, properties, standard streams.
    Settings,
    /// What differs from one run to the next, and what a caller left behind: times, hashes, orders, threads.
    Runs,
    /// Others who change a receiver, or what it holds.
    Writers,
    /// Classes and members that are not there.
    Missing,
    /// Fields that a driver marks as inputs, and are none.
    MarkedFields,
    /// Conditions that a driver marks, and that are not looked at.
    MarkedConditions,
    /// A limit of the exploration.
    Bound,
}

/// Something that was not followed, in the words of a report.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct LeftOut {
    what: String,
    pub beyond: Beyond,
}

impl LeftOut {
    pub fn new(beyond: Beyond, what: impl Into<String>) -> Self {
        Self { beyond, what: what.into() }
    }

    pub fn what(&self) -> &str {
        &self.what
    }

    /// Whether an exploration from any field values of the receiver and any values of static fields follows it.
    pub fn is_about_state(&self) -> bool {
        matches!(self.beyond, Beyond::Calls | Beyond::Receivers | Beyond::Writers | Beyond::Cycles | Beyond::Statics)
    }

    /// Whether an exploration of unusual inputs tries some of it.
    pub fn is_about_inputs(&self) -> bool {
        matches!(
            self.beyond,
            Beyond::Classes
                | Beyond::Subclasses
                | Beyond::Collections
                | Beyond::References
                | Beyond::Arrays
                | Beyond::Receivers
                | Beyond::Writers
                | Beyond::Contents
        )
    }

    /// What to do about it.
    pub fn advice(&self) -> &'static str {
        match self.beyond {
            Beyond::Calls => "raise the bound",
            Beyond::Receivers | Beyond::Writers | Beyond::Cycles => "try --receiver any",
            Beyond::Statics => "try --symbolic-statics",
            Beyond::Contents => "keep it private and unchanged, or write a test by hand that changes it",
            Beyond::Beginnings => "let no initialiser depend on another class",
            Beyond::Classes => "make the class or the method final, or give --world known-classes",
            Beyond::Subclasses => "ask about the methods of the subclasses too",
            Beyond::Arrays => "write a test by hand with such an array",
            Beyond::Collections => "ask only what the type promises, or give --world usual-collections",
            Beyond::References => "compare with equals",
            Beyond::Settings => "let it not depend on the machine, or give --world usual-settings",
            Beyond::Runs => "let it not depend on the machine",
            Beyond::Missing => "give the whole class path",
            Beyond::MarkedFields => "make the field static, or give it an unknown value in the driver",
            Beyond::MarkedConditions => "name the method as the target",
            Beyond::Bound => "raise the bound",
        }
    }
}

impl fmt::Display for LeftOut {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.what)
    }
}

/// A narrower world, by the wish of the user.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Narrower {
    KnownClasses,
    UsualCollections,
    Constructors,
    InitialStatics,
    UsualSettings,
}

/// All of them: the name of the option's value and what is assumed, as a sentence of a report.
pub const NARROWER: [(Narrower, &str, &str); 5] = [
    (Narrower::KnownClasses, "known-classes", "nobody writes classes beside those on the class path"),
    (
        Narrower::UsualCollections,
        "usual-collections",
        "collections that are passed are ArrayLists, LinkedHashSets and LinkedHashMaps",
    ),
    (Narrower::Constructors, "constructors", "receivers come from constructors and calls of their methods alone"),
    (Narrower::InitialStatics, "initial-statics", "static state is as it was initialised"),
    (
        Narrower::UsualSettings,
        "usual-settings",
        "locale, time zone, character set, separators, folders, properties, streams and loggers are those that this VM gives",
    ),
];

impl Narrower {
    pub fn named(name: &str) -> Option<Self> {
        NARROWER.iter().find(|(_, known, _)| *known == name).map(|(world, ..)| *world)
    }

    /// What is assumed, as a sentence.
    pub fn sentence(self) -> &'static str {
        NARROWER.iter().find(|(world, ..)| *world == self).map_or("", |(.., sentence)| *sentence)
    }

    fn grants(self, beyond: Beyond) -> bool {
        match self {
            Narrower::KnownClasses => beyond == Beyond::Classes,
            Narrower::UsualCollections => beyond == Beyond::Collections,
            Narrower::Constructors => beyond == Beyond::Receivers,
            Narrower::InitialStatics => matches!(beyond, Beyond::Statics | Beyond::Contents | Beyond::Beginnings),
            Narrower::UsualSettings => beyond == Beyond::Settings,
        }
    }
}

/// The narrower worlds that were asked for; none is the whole world.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Narrowed(pub Vec<Narrower>);

impl Narrowed {
    /// The assumption by which something need not be followed.
    pub fn granting(&self, beyond: Beyond) -> Option<&'static str> {
        self.0.iter().find(|world| world.grants(beyond)).map(|world| world.sentence())
    }

    /// What is assumed.
    pub fn sentences(&self) -> Vec<&'static str> {
        self.0.iter().map(|world| world.sentence()).collect()
    }

    /// What is assumed, as the end of the line of a verdict; empty for the whole world.
    pub fn in_words(&self) -> String {
        assuming(&self.sentences())
    }
}

/// Sentences that are assumed, as the end of the line of a verdict; empty if there are none.
pub fn assuming(sentences: &[impl AsRef<str>]) -> String {
    let all: Vec<&str> = sentences.iter().map(AsRef::as_ref).collect();
    if all.is_empty() { String::new() } else { format!(", assuming that {}", all.join(", that ")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_narrower_world_has_its_line() {
        for (world, name, sentence) in NARROWER {
            assert_eq!((Narrower::named(name), world.sentence()), (Some(world), sentence));
        }
        assert_eq!(Narrower::named("tiny"), None);
    }

    #[test]
    fn nothing_is_granted_that_was_not_asked_for() {
        let all = [Beyond::Classes, Beyond::Collections, Beyond::Receivers, Beyond::Statics, Beyond::Settings];
        for beyond in all {
            assert_eq!(Narrowed::default().granting(beyond), None);
        }
        let known = Narrowed(vec![Narrower::KnownClasses]);
        assert_eq!(Narrowed::default().in_words(), "");
        assert_eq!(known.in_words(), ", assuming that nobody writes classes beside those on the class path");
        assert_eq!(all.map(|beyond| known.granting(beyond).is_some()), [true, false, false, false, false]);
        // What is missing and what is bounded is granted by nothing.
        let everything = Narrowed(NARROWER.iter().map(|(world, ..)| *world).collect());
        let never = [Beyond::Missing, Beyond::Bound, Beyond::Calls, Beyond::Cycles, Beyond::References, Beyond::Runs];
        for beyond in never.into_iter().chain([Beyond::Subclasses, Beyond::Arrays]) {
            assert_eq!(everything.granting(beyond), None, "{beyond:?}");
        }
    }
}
