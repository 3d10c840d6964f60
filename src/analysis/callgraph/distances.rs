//! How far it is from each instruction to the nearest of some: searches that go towards something ask again and again.

use std::collections::{BTreeMap, VecDeque};
use std::rc::Rc;

use super::{CallGraph, Node, Taken};

impl CallGraph {
    /// For each instruction, how many are between it and the nearest of these; `u32::MAX` where none can come.
    pub fn distances(&self, to: impl IntoIterator<Item = Node>) -> Rc<Vec<u32>> {
        let to: Vec<Node> = to.into_iter().collect();
        let mut nearest = self.nearest.borrow_mut();
        if nearest.0 != to || nearest.1.len() != self.len() {
            *nearest = (to.clone(), Rc::new(self.distances_to(&to)));
        }
        Rc::clone(&nearest.1)
    }

    fn distances_to(&self, to: &[Node]) -> Vec<u32> {
        let backwards = self.backwards.get_or_init(|| Backwards::new(self));
        let mut distance = vec![u32::MAX; self.len()];
        let mut todo = VecDeque::new();
        for node in to {
            if let Some(distance) = distance.get_mut(*node as usize).filter(|d| **d != 0) {
                *distance = 0;
                todo.push_back(*node);
            }
        }
        let mut taken = Taken { lists: vec![false; self.lists.len()], callbacks: false };
        while let Some(node) = todo.pop_front() {
            let farther = distance[node as usize] + 1;
            let mut reach = |earlier: Node| {
                let place = &mut distance[earlier as usize];
                if *place == u32::MAX {
                    *place = farther;
                    todo.push_back(earlier);
                }
            };
            backwards.before(node).iter().copied().for_each(&mut reach);
            // All that may call one of several methods may come to the nearest of them.
            for list in backwards.lists.get(&node).into_iter().flatten() {
                if !std::mem::replace(&mut taken.lists[*list as usize], true) {
                    backwards.callers[*list as usize].iter().copied().for_each(&mut reach);
                }
            }
            if !taken.callbacks && backwards.callbacks.binary_search(&node).is_ok() {
                taken.callbacks = true;
                backwards.leaving.iter().copied().for_each(&mut reach);
            }
        }
        distance
    }
}

/// The edges the other way round, made once: [`CallGraph::distances`] is asked for again and again.
pub(super) struct Backwards {
    /// By node: where its predecessors begin in `nodes`; one more at the end.
    starts: Vec<u32>,
    nodes: Vec<Node>,
    /// The lists of callees in which a method is, by its first node, and the nodes that call them, by list.
    lists: BTreeMap<Node, Vec<u32>>,
    callers: Vec<Vec<Node>>,
    /// Nodes that leave the classes, and the first nodes of what may be called back, in order.
    leaving: Vec<Node>,
    callbacks: Vec<Node>,
}

impl Backwards {
    fn new(graph: &CallGraph) -> Self {
        let mut edges: Vec<(Node, Node)> = Vec::new();
        for node in 0..graph.len() as Node {
            edges.extend(graph.next(node).iter().map(|next| (*next, node)));
        }
        let mut callers = vec![Vec::new(); graph.lists.len()];
        for (node, list) in graph.calls.iter().enumerate() {
            callers[*list as usize].push(node as Node);
        }
        let mut lists: BTreeMap<Node, Vec<u32>> = BTreeMap::new();
        for (number, list) in graph.lists.iter().enumerate() {
            for entry in list.iter().filter_map(|m| graph.entry(*m)) {
                lists.entry(entry).or_default().push(number as u32);
            }
        }
        edges.sort_unstable();
        let mut starts = vec![0; graph.len() + 1];
        edges.iter().for_each(|(to, _)| starts[*to as usize + 1] += 1);
        (0..graph.len()).for_each(|node| starts[node + 1] += starts[node]);
        let mut callbacks: Vec<Node> = graph.callbacks.iter().filter_map(|m| graph.entry(*m)).collect();
        callbacks.sort_unstable();
        Self {
            starts,
            nodes: edges.into_iter().map(|(_, from)| from).collect(),
            lists,
            callers,
            leaving: (0..graph.len() as Node).filter(|node| graph.leaves(*node)).collect(),
            callbacks,
        }
    }

    fn before(&self, node: Node) -> &[Node] {
        let at = |node: usize| self.starts.get(node).map_or(0, |start| *start as usize);
        self.nodes.get(at(node as usize)..at(node as usize + 1)).unwrap_or(&[])
    }
}

#[cfg(test)]
mod tests {
    use std::cell::{OnceCell, RefCell};
    use std::collections::BTreeSet;

    use super::super::{Answered, Index, Method};
    use super::*;

    /// Graphs of one-instruction methods, drawn: distances are the shortest ways by the edges that [`CallGraph::next`] and
    /// [`CallGraph::called`] tell.
    #[test]
    fn distances_are_shortest_ways_and_reachable_is_what_they_go_to() {
        let mut seed = 7u64;
        let mut draw = |below: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            (seed >> 33) % below
        };
        for _ in 0..200 {
            let count = 2 + draw(12) as u32;
            let name: Rc<str> = "m".into();
            let method =
                |first| Method { class: name.clone(), name: name.clone(), descriptor: name.clone(), first, length: 1 };
            let mut some = |most: u64| (0..draw(most)).map(|_| draw(count.into()) as u32).collect::<Vec<_>>();
            let graph = CallGraph {
                methods: (0..count).map(method).collect(),
                index: Index::new(),
                next: (0..count).map(|_| some(3)).collect(),
                calls: (0..count).collect(),
                lists: (0..count).map(|_| some(2)).collect(),
                callbacks: some(3),
                leaves: (0..count).map(|_| some(4).len() == 1).collect(),
                is_branch: vec![false; count as usize],
                static_reads: Vec::new(),
                backwards: OnceCell::new(),
                from_outside: OnceCell::new(),
                nearest: RefCell::default(),
                own: BTreeSet::new(),
                answered: Answered::default(),
            };
            for to in [some(3), some(2)] {
                let mut expected = vec![u32::MAX; count as usize];
                to.iter().for_each(|node| expected[*node as usize] = 0);
                for _ in 0..count {
                    for node in 0..count {
                        let after = graph.next(node).iter().copied().chain(graph.called(node));
                        let nearest = after.map(|n| expected[n as usize]).min().unwrap_or(u32::MAX);
                        expected[node as usize] = expected[node as usize].min(nearest.saturating_add(1));
                    }
                }
                assert_eq!(*graph.distances(to.clone()), expected);
                let mut expected = vec![false; count as usize];
                to.iter().for_each(|node| expected[*node as usize] = true);
                for _ in 0..count {
                    for node in (0..count).filter(|node| expected[*node as usize]).collect::<Vec<_>>() {
                        let after = graph.next(node).iter().copied().chain(graph.called(node));
                        after.for_each(|next| expected[next as usize] = true);
                    }
                }
                assert_eq!(graph.reachable(to), expected);
            }
        }
    }
}
