//! Two versions of a text side by side: which lines of one belong to which of the other.
//!
//! Patience diff: lines that occur once in both texts are anchors, in the longest order that both share; what lies
//! between two anchors is aligned in the same way, and without anchors by the longest common subsequence. People find
//! that easier to read than the shortest edit script, which likes to match braces.
//!
//! Inside what was replaced, lines that are much alike stand beside each other.
//!
//! Bounded: gaps without anchors of more than [`MOST_CELLS`] pairs are shown as replaced as a whole, so the work is
//! close to linear in the length of the texts, whatever they hold.

use std::collections::BTreeMap;

/// The same lines, or lines of the old version in place of which stand those of the new one; how many of each. Lines of
/// a stretch are beside each other in order.
pub type Stretch = (bool, usize, usize);

const MOST_CELLS: usize = 1 << 20;
const MOST_DEPTH: usize = 32;
/// Pairs of replaced lines that are compared sign by sign, and signs of them.
const MOST_ALIKE: usize = 1 << 12;
const MOST_SIGNS: usize = 200;

/// The whole of both texts, in order.
pub fn align(old: &[String], new: &[String]) -> Vec<Stretch> {
    let mut ids = BTreeMap::new();
    let mut number = |lines: &[String]| -> Vec<usize> {
        let mut id = |line: &str| {
            let next = ids.len();
            *ids.entry(line.to_string()).or_insert(next)
        };
        lines.iter().map(|line| id(line.trim_end())).collect()
    };
    let (numbered_old, numbered_new) = (number(old), number(new));
    let mut pairs = Vec::new();
    gap(&numbered_old, &numbered_new, (0, 0), MOST_DEPTH, &mut pairs);
    let mut found = Vec::new();
    let mut at = (0, 0);
    let mut all = stretches(&pairs, old.len(), new.len());
    slide(&mut all, &numbered_old, &numbered_new);
    for (same, o, n) in all {
        if same {
            found.push((same, o, n));
        } else {
            replaced(&old[at.0..at.0 + o], &new[at.1..at.1 + n], &mut found);
        }
        at = (at.0 + o, at.1 + n);
    }
    found
}

/// Lines that are only on one side are moved down as far as they can be: a block then begins where a reader would say,
/// and ends with its own brace instead of that of the block before.
fn slide(all: &mut [Stretch], old: &[usize], new: &[usize]) {
    let mut at = (0, 0);
    for number in 0..all.len() {
        let (same, o, n) = all[number];
        let (lines, from, length) = if o == 0 { (new, at.1, n) } else { (old, at.0, o) };
        let after = all.get(number + 1).map_or(0, |next| next.1);
        let inner = number > 0 && number + 1 < all.len() && !same && (o == 0 || n == 0);
        // Something the same has to stay between this stretch and the next.
        let most = if inner { after.saturating_sub(1) } else { 0 };
        let by = (0..most).take_while(|by| lines[from + by] == lines[from + by + length]).count();
        if by > 0 {
            all[number - 1] = (true, all[number - 1].1 + by, all[number - 1].2 + by);
            all[number + 1] = (true, after - by, after - by);
        }
        at = (at.0 + by + o, at.1 + by + n);
    }
}

/// Stretches of replaced lines, such that lines which are alike stand beside each other.
fn replaced(old: &[String], new: &[String], found: &mut Vec<Stretch>) {
    let (mut o, mut n) = (0, 0);
    if old.len().saturating_mul(new.len()) <= MOST_ALIKE {
        for (next_o, next_n) in alike_pairs(old, new) {
            if (next_o, next_n) != (o, n) {
                found.push((false, next_o - o, next_n - n));
            }
            found.push((false, 1, 1));
            (o, n) = (next_o + 1, next_n + 1);
        }
    }
    if o < old.len() || n < new.len() {
        found.push((false, old.len() - o, new.len() - n));
    }
}

/// Pairs in the order of both texts, the sum of whose likeness is the largest.
fn alike_pairs(old: &[String], new: &[String]) -> Vec<(usize, usize)> {
    let width = new.len() + 1;
    let mut best = vec![0u32; (old.len() + 1) * width];
    let mut alike = vec![0u32; old.len() * new.len()];
    for o in (0..old.len()).rev() {
        for n in (0..new.len()).rev() {
            let score = likeness(&old[o], &new[n]);
            alike[o * new.len() + n] = score;
            let apart = best[(o + 1) * width + n].max(best[o * width + n + 1]);
            best[o * width + n] = apart.max(if score > 0 { best[(o + 1) * width + n + 1] + score } else { 0 });
        }
    }
    let mut pairs = Vec::new();
    let (mut o, mut n) = (0, 0);
    while o < old.len() && n < new.len() {
        let (here, score) = (best[o * width + n], alike[o * new.len() + n]);
        if score > 0 && here == best[(o + 1) * width + n + 1] + score {
            pairs.push((o, n));
            (o, n) = (o + 1, n + 1);
        } else if here == best[(o + 1) * width + n] {
            o += 1;
        } else {
            n += 1;
        }
    }
    pairs
}

/// How much of two lines is the same at their beginning and end, in percent; nothing below a half.
fn likeness(old: &str, new: &str) -> u32 {
    let signs = |text: &str| text.trim().chars().take(MOST_SIGNS).collect::<Vec<char>>();
    let (old, new) = (signs(old), signs(new));
    let head = old.iter().zip(&new).take_while(|(o, n)| o == n).count();
    let tail = old[head..].iter().rev().zip(new[head..].iter().rev()).take_while(|(o, n)| o == n).count();
    let longer = old.len().max(new.len()).max(1);
    let share = (head + tail) * 100 / longer;
    if share >= 50 { u32::try_from(share).unwrap_or(0) } else { 0 }
}

fn stretches(pairs: &[(usize, usize)], old: usize, new: usize) -> Vec<Stretch> {
    let mut found: Vec<Stretch> = Vec::new();
    let mut at = (0, 0);
    for (o, n) in pairs.iter().copied().chain([(old, new)]) {
        if (o, n) != at {
            found.push((false, o - at.0, n - at.1));
        }
        if o < old && n < new {
            match found.last_mut() {
                Some((true, a, b)) => (*a, *b) = (*a + 1, *b + 1),
                _ => found.push((true, 1, 1)),
            }
        }
        at = (o + 1, n + 1);
    }
    found
}

/// Adds the pairs of equal lines of two parts that begin at `from`, ascending.
fn gap(old: &[usize], new: &[usize], from: (usize, usize), depth: usize, pairs: &mut Vec<(usize, usize)>) {
    let head = old.iter().zip(new).take_while(|(o, n)| o == n).count();
    pairs.extend((0..head).map(|i| (from.0 + i, from.1 + i)));
    let (old, new, from) = (&old[head..], &new[head..], (from.0 + head, from.1 + head));
    let tail = old.iter().rev().zip(new.iter().rev()).take_while(|(o, n)| o == n).count();
    let (old, new) = (&old[..old.len() - tail], &new[..new.len() - tail]);
    if !old.is_empty() && !new.is_empty() {
        let anchors = if depth > 0 { anchors(old, new) } else { Vec::new() };
        if anchors.is_empty() {
            common(old, new, from, pairs);
        } else {
            let (mut o, mut n) = (0, 0);
            for (next_o, next_n) in anchors.into_iter().chain([(old.len(), new.len())]) {
                gap(&old[o..next_o], &new[n..next_n], (from.0 + o, from.1 + n), depth - 1, pairs);
                if next_o < old.len() {
                    pairs.push((from.0 + next_o, from.1 + next_n));
                }
                (o, n) = ((next_o + 1).min(old.len()), (next_n + 1).min(new.len()));
            }
        }
    }
    pairs.extend((0..tail).map(|i| (from.0 + old.len() + i, from.1 + new.len() + i)));
}

/// Lines that occur once in both, as many as both have in the same order.
fn anchors(old: &[usize], new: &[usize]) -> Vec<(usize, usize)> {
    // How often in each, and where last.
    let mut seen = BTreeMap::<usize, [(usize, usize); 2]>::new();
    for (side, lines) in [old, new].into_iter().enumerate() {
        for (at, line) in lines.iter().enumerate() {
            let entry = &mut seen.entry(*line).or_default()[side];
            *entry = (entry.0 + 1, at);
        }
    }
    let once = |line: &usize| match seen.get(line) {
        Some([(1, o), (1, n)]) => Some((*o, *n)),
        _ => None,
    };
    let unique: Vec<(usize, usize)> = old.iter().filter_map(once).collect();
    // The longest ascending run by patience sorting: the ends of piles, and what each card lies beside.
    let mut ends: Vec<usize> = Vec::new();
    let mut before: Vec<Option<usize>> = Vec::with_capacity(unique.len());
    for (card, (_, n)) in unique.iter().enumerate() {
        let pile = ends.partition_point(|end| unique[*end].1 < *n);
        before.push(pile.checked_sub(1).map(|left| ends[left]));
        if pile == ends.len() {
            ends.push(card);
        } else {
            ends[pile] = card;
        }
    }
    let mut run = Vec::with_capacity(ends.len());
    let mut card = ends.last().copied();
    while let Some(this) = card {
        run.push(unique[this]);
        card = before[this];
    }
    run.reverse();
    run
}

/// The longest common subsequence, where that is not too much work.
fn common(old: &[usize], new: &[usize], from: (usize, usize), pairs: &mut Vec<(usize, usize)>) {
    if old.len().saturating_mul(new.len()) > MOST_CELLS {
        return;
    }
    let width = new.len() + 1;
    // Of the parts that begin at each pair of places.
    let mut longest = vec![0u32; (old.len() + 1) * width];
    for o in (0..old.len()).rev() {
        for n in (0..new.len()).rev() {
            longest[o * width + n] = if old[o] == new[n] {
                longest[(o + 1) * width + n + 1] + 1
            } else {
                longest[(o + 1) * width + n].max(longest[o * width + n + 1])
            };
        }
    }
    let (mut o, mut n) = (0, 0);
    while o < old.len() && n < new.len() {
        if old[o] == new[n] {
            pairs.push((from.0 + o, from.1 + n));
            (o, n) = (o + 1, n + 1);
        } else if longest[(o + 1) * width + n] >= longest[o * width + n + 1] {
            o += 1;
        } else {
            n += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn lines(text: &str) -> Vec<String> {
        text.chars().map(|c| c.to_string()).collect()
    }

    fn check(old: &str, new: &str, expected: &[Stretch]) {
        assert_eq!(align(&lines(old), &lines(new)), expected, "{old} {new}");
    }

    #[test]
    fn small_texts() {
        check("", "", &[]);
        check("abc", "abc", &[(true, 3, 3)]);
        check("abc", "axc", &[(true, 1, 1), (false, 1, 1), (true, 1, 1)]);
        check("", "ab", &[(false, 0, 2)]);
        check("ab", "", &[(false, 2, 0)]);
        check("abc", "xyz", &[(false, 3, 3)]);
        check("abcd", "bcde", &[(false, 1, 0), (true, 3, 3), (false, 0, 1)]);
        // Braces are no anchors: what is between them is.
        check("f{1}", "g{2}f{1}", &[(false, 0, 4), (true, 4, 4)]);
        check("}}}", "}}", &[(true, 2, 2), (false, 1, 0)]);
        assert_eq!(align(&["a  ".to_string()], &["a".to_string()]), [(true, 1, 1)], "line ends do not matter");
    }

    #[test]
    fn lines_that_are_alike_stand_beside_each_other() {
        let text = |lines: &[&str]| lines.iter().map(|line| line.to_string()).collect::<Vec<_>>();
        let old = text(&["if (x > limit) {"]);
        let new = text(&["int y = f(x);", "// why", "if (x >= limit) {", "g();"]);
        assert_eq!(align(&old, &new), [(false, 0, 2), (false, 1, 1), (false, 0, 1)]);
        let new = text(&["while (true) {"]);
        assert_eq!(align(&old, &new), [(false, 1, 1)]);
    }

    #[test]
    fn blocks_end_with_their_own_brace() {
        // a { 1 } gets b { 2 } after it.
        check("a{1}z", "a{1}b{2}z", &[(true, 4, 4), (false, 0, 4), (true, 1, 1)]);
        check("xa}}z", "xa}b}}z", &[(true, 3, 3), (false, 0, 2), (true, 2, 2)]);
    }

    proptest! {
        #[test]
        fn what_is_called_the_same_is_the_same(old in "[a-e]{0,40}", new in "[a-e]{0,40}") {
            let (old, new) = (lines(&old), lines(&new));
            let (mut o, mut n, mut last) = (0, 0, false);
            for (same, a, b) in align(&old, &new) {
                prop_assert!(!(last && same));
                prop_assert!(a + b > 0);
                if same {
                    prop_assert_eq!(&old[o..o + a], &new[n..n + b]);
                }
                (o, n, last) = (o + a, n + b, same);
            }
            prop_assert_eq!((o, n), (old.len(), new.len()));
        }
    }

    #[test]
    fn huge_texts_take_no_time() {
        let old: Vec<String> = (0..60_000).map(|i| format!("{}", i % 7)).collect();
        let new: Vec<String> = (0..60_000).map(|i| format!("{}", i % 11)).collect();
        let sums = align(&old, &new).iter().fold((0, 0), |sum, (_, a, b)| (sum.0 + a, sum.1 + b));
        assert_eq!(sums, (60_000, 60_000));
        let reversed: Vec<String> = (0..60_000).rev().map(|i| i.to_string()).collect();
        let ascending: Vec<String> = (0..60_000).map(|i| i.to_string()).collect();
        assert!(align(&ascending, &reversed).len() <= 3);
    }
}
