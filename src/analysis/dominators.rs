//! Dominators, post-dominators and control dependence of a control-flow graph.
//!
//! Semi-NCA (Georgiadis, Tarjan and Werneck): semidominators with path compression, then nearest common ancestors. No
//! recursion; near linear on code.
//!
//! A block post-dominates another if every way from there out of the method leads through it. A loop that has no way out
//! is given one, from its block that comes last in the reverse post-order, so that every block has post-dominators.

use crate::analysis::cfg::{Block, BlockId, Cfg, EdgeKind};

const NONE: u32 = u32::MAX;

/// A tree of blocks: each below the one that dominates it most closely.
#[derive(Clone, Debug)]
pub struct Dominators {
    /// By node; the root has itself. For post-dominators, one more node stands for the way out.
    parent: Vec<u32>,
    /// When a walk over the tree enters and leaves a node.
    enter: Vec<u32>,
    leave: Vec<u32>,
    root: u32,
    blocks: u32,
}

impl Dominators {
    pub fn of(cfg: &Cfg) -> Self {
        let successors: Vec<Vec<u32>> = (0..cfg.len() as u32).map(|b| cfg.successors(b).collect()).collect();
        Self::new(&successors, 0, cfg.len())
    }

    /// The post-dominators.
    pub fn post(cfg: &Cfg) -> Self {
        let exit = cfg.len() as u32;
        let mut backwards: Vec<Vec<u32>> = cfg.blocks().iter().map(|block| block.predecessors.clone()).collect();
        backwards.push((0..exit).filter(|b| cfg.block(*b).is_some_and(|block| block.leaves)).collect());
        lead_out(&mut backwards, cfg.reverse_post_order().iter().rev().copied());
        Self::new(&backwards, exit, cfg.len())
    }

    /// The post-dominators of ways to a return: a block that can only throw out of the method is on no way. Exceptions lead to
    /// their handlers if they are `caught`, else nowhere. A loop without a way out is given one at its head, where its ways meet.
    pub fn post_of_returns(cfg: &Cfg, caught: bool) -> Self {
        let exit = cfg.len() as u32;
        let plain = |block: &Block| -> Vec<u32> {
            let edges = block.successors.iter().filter(|edge| caught || !matches!(edge.kind, EdgeKind::Exception(_)));
            edges.map(|edge| edge.to).collect()
        };
        let successors: Vec<Vec<u32>> = cfg.blocks().iter().map(plain).collect();
        let returns = |at: usize| cfg.block(at as u32).is_some_and(|block| block.returns);
        // Least fixed point: what can only throw.
        let mut doomed = vec![false; successors.len()];
        let mut changed = true;
        while changed {
            changed = false;
            for at in (0..successors.len()).rev() {
                if !doomed[at] && !returns(at) && successors[at].iter().all(|to| doomed[*to as usize]) {
                    (doomed[at], changed) = (true, true);
                }
            }
        }
        let mut backwards: Vec<Vec<u32>> = vec![Vec::new(); successors.len() + 1];
        for (from, to) in successors.iter().enumerate() {
            to.iter().filter(|to| !doomed[**to as usize]).for_each(|to| backwards[*to as usize].push(from as u32));
        }
        backwards[exit as usize] = (0..successors.len()).filter(|at| returns(*at)).map(|at| at as u32).collect();
        let is_head = |at: u32| backwards[at as usize].iter().any(|from| cfg.rank(*from) >= cfg.rank(at));
        let heads: Vec<u32> = cfg.reverse_post_order().iter().copied().filter(|at| is_head(*at)).collect();
        lead_out(&mut backwards, heads.into_iter());
        Self::new(&backwards, exit, cfg.len())
    }

    /// The post-dominators within a loop, of ways that go round to its head: the head stands for the way out, and exceptions lead nowhere.
    /// A block from which no such way leads has none.
    pub fn post_of_round(cfg: &Cfg, head: BlockId, blocks: &[BlockId]) -> Self {
        // The head as where a round begins is a node of its own, the last.
        let begins = cfg.len() as u32;
        let node = |at: BlockId| if at == head { begins } else { at };
        let mut backwards: Vec<Vec<u32>> = vec![Vec::new(); cfg.len() + 1];
        for &from in blocks {
            let edges = cfg.block(from).into_iter().flat_map(|block| &block.successors);
            for edge in edges.filter(|edge| !matches!(edge.kind, EdgeKind::Exception(_))) {
                if blocks.binary_search(&edge.to).is_ok() {
                    backwards[edge.to as usize].push(node(from));
                }
            }
        }
        let mut found = Self::new(&backwards, head, cfg.len());
        // Asked for by the head's own name.
        found.parent[head as usize] = found.parent[begins as usize];
        found.root = begins;
        found
    }

    fn new(successors: &[Vec<u32>], root: u32, blocks: usize) -> Self {
        let parent = immediate(successors, root);
        let mut children: Vec<Vec<u32>> = vec![Vec::new(); parent.len()];
        for (node, above) in parent.iter().enumerate() {
            if *above != NONE && node as u32 != root {
                children[*above as usize].push(node as u32);
            }
        }
        let (mut enter, mut leave) = (vec![NONE; parent.len()], vec![0; parent.len()]);
        let mut time = 0;
        let mut path = vec![(root, 0)];
        while let Some((node, next)) = path.last_mut() {
            let index = *node as usize;
            if *next == 0 {
                enter[index] = time;
                time += 1;
            }
            match children[index].get(*next) {
                Some(child) => {
                    *next += 1;
                    path.push((*child, 0));
                }
                None => {
                    leave[index] = time;
                    path.pop();
                }
            }
        }
        Self { parent, enter, leave, root, blocks: blocks as u32 }
    }

    /// The closest block that dominates this one, other than itself. None for the start; among post-dominators, None
    /// where only the way out is common.
    pub fn immediate(&self, block: BlockId) -> Option<BlockId> {
        let above = self.parent.get(block as usize).copied().filter(|above| *above != NONE)?;
        (block != self.root && above < self.blocks).then_some(above)
    }

    /// Every block dominates itself.
    pub fn dominates(&self, above: BlockId, below: BlockId) -> bool {
        let at = |all: &[u32], block: u32| all.get(block as usize).copied().filter(|_| block < self.blocks);
        match (at(&self.enter, above), at(&self.leave, above), at(&self.enter, below)) {
            (Some(enter), Some(leave), Some(below)) => enter != NONE && enter <= below && below < leave,
            _ => false,
        }
    }
}

/// Gives blocks from which no way leads out one to the exit, the last node: of those that are given the first, until none is left.
fn lead_out(backwards: &mut [Vec<u32>], mut given: impl Iterator<Item = u32>) {
    let exit = backwards.len() - 1;
    let mut reached = vec![false; backwards.len()];
    let mut todo = vec![exit as u32];
    loop {
        while let Some(node) = todo.pop() {
            for before in &backwards[node as usize] {
                if !std::mem::replace(&mut reached[*before as usize], true) {
                    todo.push(*before);
                }
            }
        }
        let Some(stuck) = given.find(|block| !reached[*block as usize]) else { break };
        backwards[exit].push(stuck);
        reached[stuck as usize] = true;
        todo.push(stuck);
    }
}

/// For each block, the blocks whose choice of a successor decides whether it is executed (Ferrante, Ottenstein and
/// Warren), ascending. `post` are the post-dominators.
pub fn control_dependences(cfg: &Cfg, post: &Dominators) -> Vec<Vec<BlockId>> {
    let mut found: Vec<Vec<BlockId>> = vec![Vec::new(); cfg.len()];
    for (from, block) in cfg.blocks().iter().enumerate() {
        let from = from as u32;
        if block.successors.len() < 2 {
            continue;
        }
        let end = post.immediate(from);
        for edge in &block.successors {
            let mut now = Some(edge.to);
            while let Some(dependent) = now.filter(|now| Some(*now) != end) {
                // From here up, an earlier edge of this block has been.
                if found[dependent as usize].last() == Some(&from) {
                    break;
                }
                found[dependent as usize].push(from);
                now = post.immediate(dependent);
            }
        }
    }
    found
}

/// Immediate dominators by node: the root's is itself, that of a node that is not reached NONE.
fn immediate(successors: &[Vec<u32>], root: u32) -> Vec<u32> {
    let count = successors.len();
    // Nodes by their number in a depth-first search; all else is in these numbers.
    let (mut number, mut nodes, mut tree) = (vec![NONE; count], Vec::new(), Vec::new());
    let mut path = vec![(root, 0usize)];
    number[root as usize] = 0;
    nodes.push(root);
    tree.push(0u32);
    while let Some((node, next)) = path.last_mut() {
        let from = number[*node as usize];
        match successors[*node as usize].get(*next) {
            Some(to) => {
                *next += 1;
                if number[*to as usize] == NONE {
                    number[*to as usize] = nodes.len() as u32;
                    nodes.push(*to);
                    tree.push(from);
                    path.push((*to, 0));
                }
            }
            None => _ = path.pop(),
        }
    }
    let mut predecessors: Vec<Vec<u32>> = vec![Vec::new(); nodes.len()];
    for (from, node) in nodes.iter().enumerate() {
        for to in &successors[*node as usize] {
            predecessors[number[*to as usize] as usize].push(from as u32);
        }
    }
    let mut semi: Vec<u32> = (0..nodes.len() as u32).collect();
    let mut best = semi.clone();
    let mut ancestor = vec![NONE; nodes.len()];
    let mut chain = Vec::new();
    for node in (1..nodes.len()).rev() {
        for before in &predecessors[node] {
            let through = evaluate(*before, &mut ancestor, &mut best, &semi, &mut chain);
            semi[node] = semi[node].min(semi[through as usize]);
        }
        ancestor[node] = tree[node];
    }
    let mut idom = tree;
    for node in 1..nodes.len() {
        while idom[node] > semi[node] {
            idom[node] = idom[idom[node] as usize];
        }
    }
    let mut result = vec![NONE; count];
    for (node, above) in nodes.iter().zip(&idom) {
        result[*node as usize] = nodes[*above as usize];
    }
    result
}

/// The node of smallest semidominator on the path from `node` up to, but without, the root of its part of the forest;
/// the path is shortened.
fn evaluate(node: u32, ancestor: &mut [u32], best: &mut [u32], semi: &[u32], chain: &mut Vec<u32>) -> u32 {
    if ancestor[node as usize] == NONE {
        return node;
    }
    chain.clear();
    let mut now = node;
    while ancestor[ancestor[now as usize] as usize] != NONE {
        chain.push(now);
        now = ancestor[now as usize];
    }
    while let Some(below) = chain.pop() {
        let above = ancestor[below as usize];
        if semi[best[above as usize] as usize] < semi[best[below as usize] as usize] {
            best[below as usize] = best[above as usize];
        }
        ancestor[below as usize] = ancestor[above as usize];
    }
    best[node as usize]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::analysis::bits::Bits;
    use crate::program::{Code, Handler, Insn};
    use std::cell::Cell;

    fn code(insns: &[Insn], handlers: &[(u32, u32, u32, u16)]) -> Code {
        Code {
            insns: insns.iter().map(|insn| Cell::new(*insn)).collect(),
            pcs: (0..insns.len() as u16).collect(),
            handlers: handlers.iter().map(|h| Handler { start: h.0, end: h.1, target: h.2, catch: h.3 }).collect(),
            ..Code::default()
        }
    }

    fn cfg(insns: &[Insn]) -> Cfg {
        Cfg::new(&code(insns, &[])).unwrap()
    }

    /// What is reached from the start without the block `without`.
    fn avoiding(cfg: &Cfg, start: u32, without: u32) -> Bits {
        let mut seen = Bits::new(cfg.len());
        let mut todo = Vec::new();
        if start != without {
            seen.insert(start as usize);
            todo.push(start);
        }
        while let Some(block) = todo.pop() {
            todo.extend(cfg.successors(block).filter(|to| *to != without && seen.insert(*to as usize)));
        }
        seen
    }

    fn random_code(random: &mut u64, count: u32) -> Vec<Insn> {
        let mut next = |below: u32| {
            *random = random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (*random >> 33) as u32 % below
        };
        let mut insns: Vec<Insn> = (0..count)
            .map(|_| match next(6) {
                0 => Insn::Goto(next(count)),
                1 => Insn::Return,
                2 | 3 => Insn::IfEq(next(count)),
                4 => Insn::Throw,
                _ => Insn::Nop,
            })
            .collect();
        insns.push(Insn::Return);
        insns
    }

    #[test]
    fn agrees_with_the_definition_on_random_graphs() {
        let mut random = 42;
        for round in 0..300 {
            let cfg = cfg(&random_code(&mut random, 3 + round % 40));
            let count = cfg.len() as u32;
            let (dominators, post) = (Dominators::of(&cfg), Dominators::post(&cfg));
            let leaves = |block: u32| cfg.block(block).is_some_and(|b| b.leaves);
            let closure = cfg.closure().unwrap();
            let ends = |block: u32| leaves(block) || closure[block as usize].iter().any(|b| leaves(b as u32));
            for a in 0..count {
                let reached = avoiding(&cfg, 0, a);
                assert_eq!(closure[a as usize], cfg.reachable_from(a));
                for b in 0..count {
                    assert_eq!(dominators.dominates(a, b), !reached.contains(b as usize), "{a} {b} {cfg:?}");
                    // Only where no way out had to be made up.
                    if (0..count).all(ends) {
                        let out = avoiding(&cfg, b, a).iter().any(|block| leaves(block as u32));
                        assert_eq!(post.dominates(a, b), !out, "{a} {b} {cfg:?}");
                    }
                }
                let closest = (0..count).filter(|b| *b != a && dominators.dominates(*b, a));
                assert_eq!(dominators.immediate(a), closest.max_by_key(|b| depth(&dominators, *b)));
            }
            assert!((0..count).all(|b| post.dominates(b, b)));
            check_dependences(&cfg, &post);
        }
    }

    fn depth(dominators: &Dominators, block: u32) -> usize {
        std::iter::successors(Some(block), |b| dominators.immediate(*b)).count()
    }

    /// b depends on a if b post-dominates a successor of a but not a itself (or is a).
    fn check_dependences(cfg: &Cfg, post: &Dominators) {
        let found = control_dependences(cfg, post);
        for b in 0..cfg.len() as u32 {
            let depends = |a: &u32| {
                cfg.block(*a).is_some_and(|block| block.successors.len() > 1)
                    && cfg.successors(*a).any(|to| post.dominates(b, to))
                    && (*a == b || !post.dominates(b, *a))
            };
            let expected: Vec<u32> = (0..cfg.len() as u32).filter(depends).collect();
            assert_eq!(found[b as usize], expected, "{b} {cfg:?}");
        }
    }

    #[test]
    fn a_loop_without_a_way_out() {
        // 0: ifeq 3; 1: nop; 2: goto 1; 3: return
        let cfg = cfg(&[Insn::IfEq(3), Insn::Nop, Insn::Goto(1), Insn::Return]);
        assert_eq!(cfg.len(), 3);
        let post = Dominators::post(&cfg);
        assert_eq!((post.immediate(0), post.immediate(1), post.immediate(2)), (None, None, None));
        assert_eq!(control_dependences(&cfg, &post), [vec![], vec![0], vec![0]]);
    }

    #[test]
    fn exceptions_leave_between_instructions() {
        use crate::analysis::cfg::EdgeKind::*;
        // 0: nop; 1: idiv; 2: nop; 3: idiv; 4: return; 5 (handler): pop; 6: throw, covered by a handler of some class
        let insns = [Insn::Nop, Insn::IDiv, Insn::Nop, Insn::IDiv, Insn::Return, Insn::Pop, Insn::Throw];
        let cfg = Cfg::new(&code(&insns, &[(1, 3, 5, 0), (1, 3, 6, 7), (6, 7, 5, 9)])).unwrap();
        let edges =
            |block: u32| cfg.block(block).unwrap().successors.iter().map(|e| (e.to, e.kind)).collect::<Vec<_>>();
        let ranges: Vec<(u32, u32)> = cfg.blocks().iter().map(|b| (b.first, b.end)).collect();
        assert_eq!(ranges, [(0, 1), (1, 2), (2, 3), (3, 5), (5, 6), (6, 7)]);
        // The first handler takes everything: the second is never asked.
        assert_eq!(edges(1), [(2, Always), (4, Exception(0))]);
        assert_eq!(edges(2), [(3, Always)]);
        assert_eq!(edges(5), [(4, Exception(2))]);
        let leaves: Vec<bool> = cfg.blocks().iter().map(|b| b.leaves).collect();
        assert_eq!(leaves, [false, false, false, true, false, true]);
        let dominators = Dominators::of(&cfg);
        assert!(dominators.dominates(1, 4) && !dominators.dominates(2, 4));
    }

    #[test]
    fn what_is_not_reached_is_left_out() {
        let cfg = cfg(&[Insn::Goto(2), Insn::Nop, Insn::Return]);
        assert_eq!(
            (cfg.block_of(0), cfg.block_of(1), cfg.block_of(2), cfg.block_of(9)),
            (Some(0), None, Some(1), None)
        );
        assert_eq!(cfg.reverse_post_order(), [0, 1]);
        assert!(Cfg::new(&code(&[], &[])).is_err());
    }

    #[test]
    fn hostile_handlers_are_bounded() {
        let count = 30_000u32;
        let insns = vec![Insn::IDiv; count as usize];
        let handlers: Vec<(u32, u32, u32, u16)> = (0..count).map(|i| (0, count, i, 1)).collect();
        assert!(Cfg::new(&code(&insns, &handlers)).is_err());
    }
}
