//! Which methods users' models stand for (paper 004, section 3.3): plain data, by the key of the method.
//!
//! `explore::specified` reads it from annotations and files and checks that the signatures fit; the VM goes by it where it
//! binds a method. What is found with a model depends on it, and says so by [`StandIn::assumption`].

use std::collections::BTreeMap;
use std::sync::Arc;

/// One method and its model.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct StandIn {
    /// `pkg.Class::method(int)`.
    pub method: String,
    /// The key of the static method that runs instead: `pkg/Models.method(I)I`.
    pub model: String,
    /// The same for people.
    pub model_shown: String,
}

impl StandIn {
    /// What a result takes for granted, after "as long as".
    pub fn assumption(&self) -> String {
        format!("{} does only what its model {} does", self.method, self.model_shown)
    }
}

/// All models of a run.
#[derive(Clone, Debug, Default)]
pub struct StandIns {
    by_key: Arc<BTreeMap<String, StandIn>>,
    /// Only for what cannot run otherwise: tests show what the real code does.
    pub only_missing: bool,
}

impl StandIns {
    pub fn new(by_key: BTreeMap<String, StandIn>) -> Self {
        Self { by_key: Arc::new(by_key), only_missing: false }
    }

    /// The same where there is neither code nor a model of ours.
    pub fn where_missing(&self) -> Self {
        Self { only_missing: true, ..self.clone() }
    }

    /// These and those of another version of the program.
    pub fn with(&self, other: &Self) -> Self {
        let all = other.by_key.iter().chain(self.by_key.iter());
        Self::new(all.map(|(key, found)| (key.clone(), found.clone())).collect())
    }

    pub fn is_empty(&self) -> bool {
        self.by_key.is_empty()
    }

    /// The model of a method, by the internal name of its class, its name and its descriptor.
    pub fn find(&self, class: &str, name: &str, descriptor: &str) -> Option<&StandIn> {
        if self.by_key.is_empty() {
            return None;
        }
        self.by_key.get(&format!("{class}.{name}{descriptor}"))
    }

    /// Whether there is a model of some method of a class, by its internal name.
    pub fn know_class(&self, class: &str) -> bool {
        self.by_key.keys().any(|key| key.strip_prefix(class).is_some_and(|rest| rest.starts_with('.')))
    }

    /// `, assuming that ...`, for what a result takes for granted.
    pub fn in_words<'a>(&'a self, assumed: impl IntoIterator<Item = &'a String>) -> String {
        match self.among(assumed).as_slice() {
            [] => String::new(),
            [one] => format!(", assuming that {}", one.assumption()),
            several => format!(", assuming that {} methods do only what their models do", several.len()),
        }
    }

    /// Those that a result depends on, by what it takes for granted; in the order of their methods.
    pub fn among<'a>(&'a self, assumed: impl IntoIterator<Item = &'a String>) -> Vec<&'a StandIn> {
        let assumed: std::collections::BTreeSet<&String> = assumed.into_iter().collect();
        self.by_key.values().filter(|found| assumed.contains(&found.assumption())).collect()
    }
}
