//! Decisions without sources: conditional branches put together by the short-circuit structure that they are in.
//!
//! Two branches belong together if the second is reached from the first only, holds a single expression and nothing
//! else, and shares a target with it: then the first decides alone or leaves the decision to the second, as in `&&` and
//! `||`. If the first leaves it to one of two others with the same two targets, it is `?:`. This is repeated with what
//! was put together until nothing more fits.
//!
//! What it cannot tell: `if (a) if (b)` and `if (a && b)` have the same code. A line-table entry where the second
//! condition begins tells that a statement begins there, and keeps them apart; without one they are read as `&&`, whose
//! obligations include those of the nested ifs. Operators that make values (`&`, `^`, `==`) are not looked through: their
//! result is one condition. Tests that compilers add are left out where they can be told: assertion switches, labels of
//! string switches, tests of constants.
//!
//! Negation is pushed into the conditions, so a tree has `&&`, `||` and `?:` only. Which outcome is called true is a
//! convention: the value 1 where the outcome becomes a value, the way around the error of an assertion, the way back in
//! a loop with its test at the end, else the way that the last branch does not take.

use super::render::render;
use super::words::{Test, Words, string_switch_tests};
use super::{ClassDecisions, DecisionId, MappedCondition, MappedDecision, Origin, Point, Role, number, table};
use crate::analysis::cfg::{BlockId, Cfg, EdgeKind, branch_target};
use crate::classfile::{self, ClassFile, MethodInfo, access};
use crate::program::{Code, Insn};
use crate::source::tree::Tree;
use crate::util::LiteralId;

const ASSERTION_ERROR: &str = "java/lang/AssertionError";

/// The decisions of a class as far as its code determines them.
pub fn recover(file: &ClassFile) -> ClassDecisions {
    let mut found = ClassDecisions::default();
    for method in &file.methods {
        if is_generated(method) {
            continue;
        }
        match recover_method(file, method) {
            Ok(decisions) => found.decisions.extend(decisions),
            Err(why) => {
                let class = file.name.replace('/', ".");
                let what = format!("{class}.{}{} has no decisions here: {why}", method.name, method.descriptor);
                found.warnings.push(what);
            }
        }
    }
    number(&mut found.decisions);
    found
}

/// Methods that stand in no source: bridges and accessors. Bodies of lambdas do.
pub fn is_generated(method: &MethodInfo) -> bool {
    method.has(access::SYNTHETIC) && !method.name.starts_with("lambda$")
}

/// The decisions of one method, in the order of their first branches; without ids.
pub fn recover_method(file: &ClassFile, method: &MethodInfo) -> Result<Vec<MappedDecision>, String> {
    let Some(info) = &method.code else { return Ok(Vec::new()) };
    let mut literals: Vec<Vec<u16>> = Vec::new();
    let mut intern = |units: &[u16]| {
        literals.push(units.to_vec());
        LiteralId(literals.len() as u32 - 1)
    };
    let code = crate::program::decode(file, method, info, &mut intern)?;
    if !code.insns.iter().any(|cell| branch_target(cell.get()).is_some()) {
        return Ok(Vec::new());
    }
    let cfg = Cfg::new(&code).map_err(|error| error.to_string())?;
    let words = Words::new(file, method, &code, &literals);
    let mut merging = Merging::new(&words, info, &cfg);
    merging.run();
    Ok(merging.finish())
}

/// A conditional branch that is a condition.
struct Leaf {
    /// Instruction index.
    branch: u32,
    test: Test,
}

enum Part {
    Leaf(usize),
    Not(Box<Part>),
    /// At least two each; operands of the same kind are merged into one.
    And(Vec<Part>),
    Or(Vec<Part>),
    Ternary(Box<[Part; 3]>),
}

/// Branches put together: control enters at `head` and leaves to the instruction `yes` or `no`.
struct Group {
    part: Part,
    /// The first instruction of the code where it begins.
    head: u32,
    yes: u32,
    no: u32,
    /// The last branch instruction.
    last: u32,
    conditions: usize,
}

struct Merging<'a> {
    words: &'a Words<'a>,
    info: &'a classfile::Code,
    leaves: Vec<Leaf>,
    /// In the order of the code; None once merged into another.
    groups: Vec<Option<Group>>,
    /// The group that a block's branch was at first, by block.
    owner: Vec<Option<usize>>,
    /// The group that a group was merged into; itself for one that is left.
    merged: Vec<usize>,
    /// The group that begins at an instruction.
    at: Vec<Option<usize>>,
    /// See [`ends`].
    ends: Vec<u32>,
    /// By first instruction: the blocks from which control comes, jumps in between left out; None if also by an
    /// exception or from outside.
    sources: Vec<Option<Vec<BlockId>>>,
}

impl<'a> Merging<'a> {
    fn new(words: &'a Words<'a>, info: &'a classfile::Code, cfg: &Cfg) -> Self {
        let code = words.code;
        let ends = ends(code);
        let mut merging = Self {
            words,
            info,
            leaves: Vec::new(),
            groups: Vec::new(),
            owner: vec![None; cfg.len()],
            merged: Vec::new(),
            at: vec![None; code.insns.len()],
            sources: sources(code, cfg, &ends),
            ends,
        };
        let made_up = string_switch_tests(words);
        for (number, block) in cfg.blocks().iter().enumerate() {
            let branch = block.end - 1;
            let Some(target) = code.insns.get(branch as usize).and_then(|cell| branch_target(cell.get())) else {
                continue;
            };
            let head = straight_head(cfg, number as u32);
            let Some(test) = words.test(head, block.end) else { continue };
            if test.synthetic || made_up.contains(branch as usize) {
                continue;
            }
            let group = merging.groups.len();
            merging.owner[number] = Some(group);
            merging.merged.push(group);
            merging.at[head as usize] = Some(group);
            let (yes, no) = (merging.end(target), merging.end(branch + 1));
            let part = Part::Leaf(group);
            merging.groups.push(Some(Group { part, head, yes, no, last: branch, conditions: 1 }));
            merging.leaves.push(Leaf { branch, test });
        }
        merging
    }

    fn end(&self, index: u32) -> u32 {
        self.ends.get(index as usize).copied().unwrap_or(index)
    }

    /// The group that a group is in now.
    fn group_of(&mut self, mut group: usize) -> usize {
        while let Some(above) = self.merged.get(group).copied().filter(|above| *above != group) {
            // Shortens the way for the next time.
            self.merged[group] = self.merged[above];
            group = above;
        }
        group
    }

    /// From the end to the beginning: what follows a branch is put together before it.
    fn run(&mut self) {
        let mut changed = true;
        while changed {
            changed = false;
            for group in (0..self.groups.len()).rev() {
                while self.merge_at(group) {
                    changed = true;
                }
            }
        }
    }

    fn merge_at(&mut self, first: usize) -> bool {
        let Some(group) = self.groups.get(first).and_then(Option::as_ref) else { return false };
        let (yes, no) = (group.yes, group.no);
        if yes == no {
            return false;
        }
        let (yes, no) = (self.follower(first, yes), self.follower(first, no));
        if let (Some(a), Some(b)) = (yes, no)
            && self.merge_choice(first, a, b)
        {
            return true;
        }
        yes.is_some_and(|second| self.merge_pair(first, second, true))
            || no.is_some_and(|second| self.merge_pair(first, second, false))
    }

    /// The group at this instruction, if it can be a later part of the same decision.
    fn follower(&mut self, first: usize, target: u32) -> Option<usize> {
        let second = self.at.get(target as usize).copied().flatten()?;
        let (group, next) = self.both(first, second)?;
        // A group has the number of its first leaf.
        let test = &self.leaves.get(second)?.test;
        // A pattern variable is bound between the test of its type and the next condition.
        let bound = test.binds.is_none() || self.leaf_at(group.last).is_some_and(|leaf| leaf.test.is_of == test.binds);
        let alone = test.alone && bound;
        let small = group.conditions + next.conditions <= table::MOST_CONDITIONS;
        let fits = small && next.head > group.last && next.yes != next.no && alone;
        if !fits || self.begins_statement(group.last, next.head) {
            return None;
        }
        let head = next.head as usize;
        let count = self.sources.get(head)?.as_ref()?.len();
        for place in 0..count {
            let block = *self.sources.get(head)?.as_ref()?.get(place)?;
            let owner = self.owner.get(block as usize).copied().flatten()?;
            if self.group_of(owner) != first {
                return None;
            }
        }
        Some(second)
    }

    fn leaf_at(&self, branch: u32) -> Option<&Leaf> {
        let index = self.leaves.binary_search_by_key(&branch, |leaf| leaf.branch).ok()?;
        self.leaves.get(index)
    }

    /// Whether the line table says that a statement begins at `head`, after the branch.
    fn begins_statement(&self, branch: u32, head: u32) -> bool {
        let code = self.words.code;
        let pc = |index: u32| code.pcs.get(index as usize).copied().unwrap_or_default();
        // Calls have entries too; one without arguments says nothing about statements.
        let call = matches!(code.insns.get(head as usize).map(|cell| cell.get()), Some(Insn::InvokeStatic(_)));
        self.words.line_begins(head) && !call && self.info.line_at(pc(head)) != self.info.line_at(pc(branch))
    }

    /// Merges `first` with `second`, which is where `first` leads when it is `on`.
    fn merge_pair(&mut self, first: usize, second: usize, on: bool) -> bool {
        let Some((group, next)) = self.both(first, second) else { return false };
        let other = if on { group.no } else { group.yes };
        // first && second, !first || second; first || second, !first && second.
        let (conjunction, yes, no) = match (on, next.yes == other, next.no == other) {
            (true, _, true) => (true, next.yes, other),
            (true, true, _) => (false, other, next.no),
            (false, true, _) => (false, other, next.no),
            (false, _, true) => (true, next.yes, other),
            _ => return false,
        };
        let negated = conjunction != on;
        let (Some(group), Some(next)) = (self.groups[first].take(), self.groups[second].take()) else { return false };
        let left = if negated { not(group.part) } else { group.part };
        let part = if conjunction { all(left, next.part) } else { any(left, next.part) };
        let conditions = group.conditions + next.conditions;
        self.replace(first, &[second], Group { part, head: group.head, yes, no, last: next.last, conditions });
        true
    }

    /// Merges `first ? a : b`, in the order of the code.
    fn merge_choice(&mut self, first: usize, a: usize, b: usize) -> bool {
        if a == b {
            return false;
        }
        let Some((x, y)) = self.both(a, b) else { return false };
        let straight = (x.yes, x.no) == (y.yes, y.no);
        let crossed = (x.yes, x.no) == (y.no, y.yes);
        let small = x.conditions + y.conditions < table::MOST_CONDITIONS;
        if !(straight || crossed) || !small {
            return false;
        }
        let (Some(group), Some(x), Some(y)) = (self.groups[first].take(), self.groups[a].take(), self.groups[b].take())
        else {
            return false;
        };
        let (yes, no, last) = (x.yes, x.no, x.last.max(y.last));
        let conditions = group.conditions + x.conditions + y.conditions;
        let (x_first, head) = (x.head < y.head, group.head);
        let y = if crossed { not(y.part) } else { y.part };
        let parts = if x_first { [group.part, x.part, y] } else { [not(group.part), y, x.part] };
        let part = Part::Ternary(Box::new(parts));
        self.replace(first, &[a, b], Group { part, head, yes, no, last, conditions });
        true
    }

    fn both(&self, a: usize, b: usize) -> Option<(&Group, &Group)> {
        Some((self.groups.get(a)?.as_ref()?, self.groups.get(b)?.as_ref()?))
    }

    fn replace(&mut self, first: usize, gone: &[usize], group: Group) {
        self.groups[first] = Some(group);
        gone.iter().for_each(|other| self.merged[*other] = first);
    }

    fn finish(mut self) -> Vec<MappedDecision> {
        let groups = std::mem::take(&mut self.groups);
        groups.into_iter().flatten().map(|group| self.decision(group)).collect()
    }

    fn decision(&self, group: Group) -> MappedDecision {
        let (true_is_yes, role) = self.outcome(&group);
        let part = if true_is_yes { group.part } else { not(group.part) };
        let (tree, order) = write(part);
        let place = |index: u32| self.words.code.pcs.get(index as usize).copied().unwrap_or_default();
        let line = |index: u32| self.info.line_at(place(index)).map_or(0, u32::from);
        let condition = |(leaf, taken_means): &(usize, bool)| {
            let Leaf { branch, test } = &self.leaves[*leaf];
            let text = if *taken_means { &test.taken } else { &test.not_taken };
            let points = vec![Point::Branch { pc: place(*branch).into(), taken_means: *taken_means }];
            MappedCondition { text: text.clone(), line: line(test.start), column: 0, points }
        };
        let conditions: Vec<MappedCondition> = order.iter().map(condition).collect();
        let text =
            render(&tree, |number| conditions.get(usize::from(number)).map_or_else(String::new, |c| c.text.clone()));
        MappedDecision {
            class: self.words.file.name.to_string(),
            method: self.words.method.name.to_string(),
            descriptor: self.words.method.descriptor.to_string(),
            origin: Origin::Bytecode,
            role,
            line: conditions.first().map_or(0, |condition| condition.line),
            text,
            tree,
            conditions,
            id: DecisionId::default(),
        }
    }

    /// Whether the way `yes` is the outcome true, and what the outcome is for.
    fn outcome(&self, group: &Group) -> (bool, Role) {
        let code = self.words.code;
        let insn = |index: u32| code.insns.get(index as usize).map(|cell| cell.get());
        let constant = |index: u32| match insn(index) {
            Some(Insn::IntConst(value @ (0 | 1))) => Some(value == 1),
            _ => None,
        };
        let statement = self.begins_statement(group.last, group.yes) || self.begins_statement(group.last, group.no);
        if let (Some(yes), Some(no)) = (constant(group.yes), constant(group.no))
            && yes != no
            && !statement
        {
            let behind = |index: u32| match insn(index + 1) {
                Some(Insn::Goto(_)) => self.end(index + 1),
                _ => index + 1,
            };
            // Without a line table, `if (a) return 1; return 0;` looks like `return a`, but not by its type.
            let boolean = self.words.method.descriptor.ends_with(")Z");
            let returns = |index: u32| insn(index + 1) == Some(Insn::ReturnValue) && boolean;
            if (returns(group.yes) && returns(group.no)) || behind(group.yes) == behind(group.no) {
                return (yes, Role::Value);
            }
        }
        let fails = |index: u32| match insn(index) {
            Some(Insn::New(pool)) => self.words.file.pool.class(pool).is_some_and(|name| **name == *ASSERTION_ERROR),
            _ => false,
        };
        if fails(group.yes) != fails(group.no) {
            return (fails(group.no), Role::Control);
        }
        if group.yes <= group.last && group.no > group.last {
            return (true, Role::Control);
        }
        if group.no <= group.last && group.yes > group.last {
            return (false, Role::Control);
        }
        // In code with far jumps the branch is inverted and hops over a `goto_w`.
        let next = code.pcs.get(group.last as usize + 1).copied().unwrap_or_default();
        let far = self.info.bytes.get(usize::from(next)) == Some(&0xc8);
        let not_taken = self.end(group.last + 1);
        ((group.yes == not_taken && group.yes != group.no) != far, Role::Control)
    }
}

/// The first instruction of the straight code that ends with a block. Inside a `try` the graph has more blocks than that:
/// one ends with each instruction that can throw.
fn straight_head(cfg: &Cfg, block: BlockId) -> u32 {
    let mut now = block;
    while let Some(this) = cfg.block(now)
        && let [before] = this.predecessors[..]
        && before + 1 == now
        && let Some(previous) = cfg.block(before)
        && previous.end == this.first
        && previous.successors.iter().all(|edge| match edge.kind {
            EdgeKind::Always => true,
            EdgeKind::Exception(_) => edge.to != now,
            _ => false,
        })
    {
        now = before;
    }
    cfg.block(now).map_or(0, |block| block.first)
}

/// For each instruction, where a jump to it ends when jumps without a condition are followed. One that leads to itself
/// ends somewhere in its circle.
fn ends(code: &Code) -> Vec<u32> {
    let mut ends: Vec<Option<u32>> = vec![None; code.insns.len()];
    let mut chain = Vec::new();
    for start in 0..code.insns.len() {
        let mut now = start as u32;
        let end = loop {
            match (ends.get(now as usize).copied().flatten(), code.insns.get(now as usize).map(|cell| cell.get())) {
                (Some(end), _) => break end,
                (None, Some(Insn::Goto(target))) => {
                    // Marks it, for circles.
                    ends[now as usize] = Some(now);
                    chain.push(now);
                    now = target;
                }
                _ => break now,
            }
        };
        ends[start] = Some(end);
        chain.drain(..).for_each(|index| ends[index as usize] = Some(end));
    }
    ends.into_iter().enumerate().map(|(index, end)| end.unwrap_or(index as u32)).collect()
}

/// See [`Merging::sources`].
fn sources(code: &Code, cfg: &Cfg, ends: &[u32]) -> Vec<Option<Vec<BlockId>>> {
    let mut sources: Vec<Option<Vec<BlockId>>> = vec![Some(Vec::new()); code.insns.len()];
    let end = |block: BlockId| cfg.block(block).and_then(|block| ends.get(block.first as usize)).copied().unwrap_or(0);
    if let Some(start) = sources.get_mut(end(0) as usize) {
        *start = None;
    }
    for (number, block) in cfg.blocks().iter().enumerate() {
        let number = number as u32;
        // What leads to a jump is counted where the jump ends.
        let jump_only = end(number) != block.first;
        for edge in &block.successors {
            let Some(place) = sources.get_mut(end(edge.to) as usize) else { continue };
            match place {
                _ if matches!(edge.kind, EdgeKind::Exception(_)) => *place = None,
                Some(from) if !jump_only && from.last() != Some(&number) => from.push(number),
                _ => {}
            }
        }
    }
    sources
}

fn not(part: Part) -> Part {
    match part {
        Part::Not(inner) => *inner,
        part => Part::Not(Box::new(part)),
    }
}

fn all(left: Part, right: Part) -> Part {
    match (left, right) {
        (Part::Not(a), Part::Not(b)) => not(any(*a, *b)),
        (Part::And(mut all), Part::And(more)) => {
            all.extend(more);
            Part::And(all)
        }
        (Part::And(mut all), right) => {
            all.push(right);
            Part::And(all)
        }
        (left, Part::And(mut all)) => {
            all.insert(0, left);
            Part::And(all)
        }
        (left, right) => Part::And(vec![left, right]),
    }
}

fn any(left: Part, right: Part) -> Part {
    match (left, right) {
        (Part::Or(mut any), Part::Or(more)) => {
            any.extend(more);
            Part::Or(any)
        }
        (Part::Or(mut any), right) => {
            any.push(right);
            Part::Or(any)
        }
        (left, Part::Or(mut any)) => {
            any.insert(0, left);
            Part::Or(any)
        }
        (left, right) => Part::Or(vec![left, right]),
    }
}

type Join = fn(Box<Tree>, Box<Tree>) -> Tree;

/// A part as a tree, and the leaf of each condition with the condition's value if its branch is taken. Negations go into
/// the conditions, which are numbered in order.
fn write(part: Part) -> (Tree, Vec<(usize, bool)>) {
    enum Task {
        Visit(Part, bool),
        And(usize),
        Or(usize),
        Ternary,
    }
    let mut order: Vec<(usize, bool)> = Vec::new();
    let mut done: Vec<Tree> = Vec::new();
    let mut todo = vec![Task::Visit(part, false)];
    while let Some(task) = todo.pop() {
        let (count, join): (usize, Join) = match task {
            Task::Visit(Part::Leaf(leaf), negated) => {
                done.push(Tree::Condition(order.len() as u16));
                order.push((leaf, !negated));
                continue;
            }
            Task::Visit(Part::Not(inner), negated) => {
                todo.push(Task::Visit(*inner, !negated));
                continue;
            }
            Task::Visit(part @ (Part::And(_) | Part::Or(_)), negated) => {
                let conjunction = matches!(part, Part::And(_)) != negated;
                let operands = flatten(part, negated, conjunction);
                todo.push(if conjunction { Task::And(operands.len()) } else { Task::Or(operands.len()) });
                todo.extend(operands.into_iter().rev().map(|(part, negated)| Task::Visit(part, negated)));
                continue;
            }
            Task::Visit(Part::Ternary(parts), negated) => {
                let [c, x, y] = *parts;
                todo.push(Task::Ternary);
                todo.extend([Task::Visit(y, negated), Task::Visit(x, negated), Task::Visit(c, false)]);
                continue;
            }
            Task::Ternary => {
                if let (Some(y), Some(x), Some(c)) = (done.pop(), done.pop(), done.pop()) {
                    done.push(Tree::Ternary(Box::new(c), Box::new(x), Box::new(y)));
                }
                continue;
            }
            Task::And(count) => (count, Tree::And),
            Task::Or(count) => (count, Tree::Or),
        };
        // As Java reads a chain: from the left.
        let operands = done.split_off(done.len().saturating_sub(count));
        done.extend(operands.into_iter().reduce(|left, right| join(Box::new(left), Box::new(right))));
    }
    (done.pop().unwrap_or(Tree::Constant(false)), order)
}

/// The operands of `&&`, or of `||`, with those of the same operator below; each with whether it is negated.
fn flatten(part: Part, negated: bool, conjunction: bool) -> Vec<(Part, bool)> {
    let mut operands = Vec::new();
    let mut todo = vec![(part, negated)];
    while let Some((part, negated)) = todo.pop() {
        match part {
            Part::And(all) if conjunction != negated => todo.extend(all.into_iter().rev().map(|part| (part, negated))),
            Part::Or(any) if conjunction == negated => todo.extend(any.into_iter().rev().map(|part| (part, negated))),
            Part::Not(inner) => todo.push((*inner, !negated)),
            part => operands.push((part, negated)),
        }
    }
    operands
}
