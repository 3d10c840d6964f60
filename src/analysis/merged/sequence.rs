//! A walk over several calls, one after the other: on one new object, if they are not static. Each call may be one of
//! several: one walk stands for all such sequences.

use super::{Assumed, MethodIndex, State, Val, Walk};
use crate::expr::TermId;

/// A call that a sequence may make.
pub struct Offered {
    pub method: MethodIndex,
    /// Whether it is this one.
    pub chosen: TermId,
    /// Without the receiver, as numbers: of a reference 0 is null, another is one more than the place of an enum's constant.
    pub arguments: Vec<Option<TermId>>,
}

impl Walk<'_> {
    /// What is offered at each place, in order. `receiver`: the class of the new object. None if there is too much to walk,
    /// or if nothing can be walked at some place.
    pub fn through(mut self, receiver: Option<&str>, calls: &[Vec<MethodIndex>]) -> Option<Vec<Vec<Offered>>> {
        let mut state = State::default();
        let receiver = receiver.map(|class| self.make(class, &mut state.memory));
        let mut all = Vec::new();
        for methods in calls {
            let (after, offered) = self.one_of(methods, receiver, state)?;
            state = after;
            all.push(offered);
        }
        Some(all)
    }

    fn one_of(
        &mut self,
        methods: &[MethodIndex],
        receiver: Option<Val>,
        before: State,
    ) -> Option<(State, Vec<Offered>)> {
        let mut offered = Vec::new();
        let mut after: Option<State> = None;
        // None of those before.
        let mut rest = TermId::TRUE;
        for (place, method) in methods.iter().enumerate() {
            let mut chosen = rest;
            if place + 1 < methods.len() {
                let this = self.fresh_bool("call");
                let not = self.terms.not(this);
                chosen = self.terms.and(rest, this);
                rest = self.terms.and(rest, not);
            }
            let own = match self.code(*method)?.is_static {
                true => None,
                false => Some(receiver?),
            };
            let arguments = self.parameters(*method)?;
            let more = (chosen != TermId::TRUE).then_some(Assumed { term: chosen, source: None });
            let guard = before.guard.iter().copied().chain(more).collect();
            let all: Vec<Val> = own.into_iter().chain(arguments.iter().copied()).collect();
            let returned = self.method(*method, all, State { guard, ..before.clone() });
            if self.is_spent() {
                return None;
            }
            // One that cannot be walked is not offered.
            let Some(mut returned) = returned else { continue };
            returned.stack.clear();
            after = Some(match after {
                None => returned,
                Some(other) => self.merge(other, returned)?,
            });
            let arguments = arguments.into_iter().map(|argument| self.as_number(argument)).collect();
            offered.push(Offered { method: *method, chosen, arguments });
        }
        Some((after?, offered))
    }
}
