//! The check of a mapping against the control flow: the successors of every branch must be what the tree says.
//!
//! Inside a decision, an outcome of a condition leads to the code of the next condition or out of the decision, as true
//! or as false; all ways out with one value must meet in one place once jumps to jumps are followed (rule R5).

use super::bind::Branch;
use super::code::Method;

/// A short-circuit expression over branches; each test holds one branch for each copy in the method.
#[derive(Clone, Debug)]
pub enum Unit {
    Test(Vec<Branch>),
    /// The test of a record pattern: code that reads the components follows where it is true.
    Match(Vec<Branch>),
    Constant(bool),
    /// A value without a branch.
    Untested,
    Not(Box<Unit>),
    And(Box<Unit>, Box<Unit>),
    Or(Box<Unit>, Box<Unit>),
    Choice(Box<Unit>, Box<Unit>, Box<Unit>),
    /// One of these, chosen by a switch.
    Switch(Vec<Unit>),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    Test(usize),
    Exit(bool),
    /// Into a part without branches.
    Elsewhere,
}

struct Layout<'u> {
    tests: Vec<&'u [Branch]>,
    /// By test: where true and false lead.
    next: Vec<(Next, Next)>,
    /// Where the arms of switches start.
    arms: Vec<Next>,
}

impl<'u> Layout<'u> {
    fn new(unit: &'u Unit) -> (Self, Next) {
        let mut layout = Self { tests: Vec::new(), next: Vec::new(), arms: Vec::new() };
        let first = layout.enter(unit, Next::Exit(true), Next::Exit(false));
        (layout, first)
    }

    /// Where evaluation of the unit starts, given where its outcomes lead. Chains are deep on the left: the left spine is
    /// walked with a loop.
    fn enter(&mut self, unit: &'u Unit, yes: Next, no: Next) -> Next {
        let (mut unit, mut yes, mut no) = (unit, yes, no);
        loop {
            match unit {
                Unit::Test(branches) => {
                    self.tests.push(branches);
                    self.next.push((yes, no));
                    return Next::Test(self.tests.len() - 1);
                }
                Unit::Match(branches) => {
                    let read = if matches!(yes, Next::Test(_)) { yes } else { Next::Elsewhere };
                    self.tests.push(branches);
                    self.next.push((read, no));
                    return Next::Test(self.tests.len() - 1);
                }
                Unit::Constant(value) => return if *value { yes } else { no },
                Unit::Untested => return Next::Elsewhere,
                Unit::Not(inner) => {
                    (yes, no) = (no, yes);
                    unit = inner;
                }
                Unit::And(left, right) => {
                    yes = self.enter(right, yes, no);
                    unit = left;
                }
                Unit::Or(left, right) => {
                    no = self.enter(right, yes, no);
                    unit = left;
                }
                Unit::Switch(arms) => {
                    for arm in arms {
                        let start = self.enter(arm, yes, no);
                        self.arms.push(start);
                    }
                    return Next::Elsewhere;
                }
                Unit::Choice(condition, first, second) => {
                    let (first, second) = (self.enter(first, yes, no), self.enter(second, yes, no));
                    (yes, no) = (first, second);
                    unit = condition;
                }
            }
        }
    }

    /// The tests that can be evaluated at all.
    fn reachable(&self, first: Next) -> Vec<usize> {
        let mut seen = vec![false; self.tests.len()];
        let mut open = vec![first];
        open.extend(&self.arms);
        while let Some(next) = open.pop() {
            if let Next::Test(at) = next
                && !std::mem::replace(&mut seen[at], true)
            {
                open.extend([self.next[at].0, self.next[at].1]);
            }
        }
        (0..seen.len()).filter(|at| seen[*at]).collect()
    }

    fn copies(&self, tests: &[usize]) -> Result<usize, String> {
        let mut counts = tests.iter().map(|at| self.tests[*at].len());
        let first = counts.next().unwrap_or(0);
        if counts.all(|count| count == first) { Ok(first) } else { Err("its conditions have different copies".into()) }
    }
}

/// Where a jump to `pc` ends up.
fn thread(method: &Method, pc: i64) -> i64 {
    let mut seen = Vec::new();
    let mut at = pc;
    while let Some(next) = u16::try_from(at).ok().and_then(|pc| method.goto(pc)) {
        if seen.contains(&at) {
            // A loop of jumps: any of them stands for it.
            return seen.into_iter().min().unwrap_or(at);
        }
        seen.push(at);
        at = next;
    }
    at
}

/// Where the outcome of a branch leads.
fn target(method: &Method, branch: Branch, value: bool) -> i64 {
    let (taken, not) = method.successors(branch.pc);
    if value == branch.taken_means { taken } else { not }
}

pub fn verify(method: &Method, unit: &Unit) -> Result<(), String> {
    let (layout, first) = Layout::new(unit);
    let tests = layout.reachable(first);
    for copy in 0..layout.copies(&tests)? {
        let mut exits: [Option<i64>; 2] = [None; 2];
        let mut pcs: Vec<u16> = tests.iter().map(|at| layout.tests[*at][copy].pc).collect();
        pcs.sort_unstable();
        for test in &tests {
            let branch = layout.tests[*test][copy];
            for (value, next) in [(true, layout.next[*test].0), (false, layout.next[*test].1)] {
                let target = target(method, branch, value);
                let end = thread(method, target);
                match next {
                    Next::Elsewhere => {}
                    Next::Exit(outcome) => {
                        let known = exits[usize::from(outcome)].get_or_insert(end);
                        if *known != end {
                            return Err(format!("the branch at pc {} leaves the decision elsewhere", branch.pc));
                        }
                    }
                    Next::Test(other) => {
                        let to = i64::from(layout.tests[other][copy].pc);
                        let before = pcs.iter().map(|pc| i64::from(*pc)).filter(|pc| *pc < to).max().unwrap_or(-1);
                        let inside = |pc: i64| before < pc && pc <= to;
                        if !inside(target) && !inside(end) {
                            return Err(format!("the branch at pc {} misses the next condition", branch.pc));
                        }
                    }
                }
            }
        }
    }
    Ok(())
}

/// Does the code for true come after the last test, in every copy? That of a loop that is tested at its end comes before.
/// Earlier tests may jump further: a jump to a jump is made one.
pub fn goes_forward(method: &Method, unit: &Unit) -> Option<bool> {
    let (layout, first) = Layout::new(unit);
    let tests = layout.reachable(first);
    let mut found = None;
    for copy in 0..layout.copies(&tests).ok()? {
        let last = tests.iter().max_by_key(|test| layout.tests[**test][copy].pc)?;
        let branch = layout.tests[*last][copy];
        for (value, next) in [(true, layout.next[*last].0), (false, layout.next[*last].1)] {
            if next == Next::Exit(true) {
                let forward = target(method, branch, value) > i64::from(branch.pc);
                found = Some(found.unwrap_or(true) && forward);
            }
        }
    }
    found
}

/// Where the code for false starts, for each copy.
pub fn false_targets(method: &Method, unit: &Unit) -> Result<Vec<u32>, String> {
    let (layout, first) = Layout::new(unit);
    let tests = layout.reachable(first);
    let mut starts = Vec::new();
    for copy in 0..layout.copies(&tests)? {
        let mut start = None;
        for test in &tests {
            let branch = layout.tests[*test][copy];
            for (value, next) in [(true, layout.next[*test].0), (false, layout.next[*test].1)] {
                if next == Next::Exit(false) {
                    let target = target(method, branch, value);
                    if *start.get_or_insert(target) != target {
                        return Err("the second arm of ?: has no single start".into());
                    }
                }
            }
        }
        let start = start.and_then(|start| u32::try_from(start).ok());
        starts.push(start.ok_or("the second arm of ?: is never chosen")?);
    }
    Ok(starts)
}
