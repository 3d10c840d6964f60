//! The longest common subsequence of two sequences of tokens, by Myers' algorithm (An O(ND) Difference Algorithm and
//! Its Variations, 1986): the pairs that stay, ascending on both sides.
//!
//! Time and memory grow with the square of the number of differences, which is bounded: what lies between the common
//! beginning and the common end of two sequences that differ in more places counts as different altogether.

/// Insertions and deletions up to which a smallest difference is looked for: 16 megabytes of notes.
const MOST_EDITS: usize = 2000;

/// Positions of equal tokens, old and new.
pub fn pairs(old: &[u32], new: &[u32]) -> Vec<(u32, u32)> {
    let start = old.iter().zip(new).take_while(|(a, b)| a == b).count();
    let (rest_old, rest_new) = (&old[start..], &new[start..]);
    let end = rest_old.iter().rev().zip(rest_new.iter().rev()).take_while(|(a, b)| a == b).count();
    let (middle_old, middle_new) = (&rest_old[..rest_old.len() - end], &rest_new[..rest_new.len() - end]);
    let mut found: Vec<(u32, u32)> = (0..start as u32).map(|i| (i, i)).collect();
    let middle = shortest(middle_old, middle_new).unwrap_or_default();
    found.extend(middle.into_iter().map(|(a, b)| (a + start as u32, b + start as u32)));
    let (first_old, first_new) = ((old.len() - end) as u32, (new.len() - end) as u32);
    found.extend((0..end as u32).map(|i| (first_old + i, first_new + i)));
    found
}

/// None if there are too many differences.
fn shortest(old: &[u32], new: &[u32]) -> Option<Vec<(u32, u32)>> {
    let most = (old.len() + new.len()).min(MOST_EDITS);
    if old.is_empty() || new.is_empty() {
        return Some(Vec::new());
    }
    // How far along the old sequence the diagonals -d, -d+2, ..., d get with d edits, by d.
    let mut trace: Vec<Vec<u32>> = Vec::new();
    for edits in 0..=most {
        let mut row = Vec::with_capacity(edits + 1);
        for step in 0..=edits {
            let diagonal = 2 * step as i64 - edits as i64;
            let mut x = trace.last().map_or(0, |before| from_before(before, step));
            while let Some(y) = usize::try_from(x as i64 - diagonal).ok().filter(|y| *y < new.len()) {
                match old.get(x as usize) {
                    Some(token) if *token == new[y] => x += 1,
                    _ => break,
                }
            }
            row.push(x);
            if x as usize >= old.len() && x as i64 - diagonal >= new.len() as i64 {
                trace.push(row);
                return Some(walk_back(old.len(), new.len(), &trace));
            }
        }
        trace.push(row);
    }
    None
}

/// Where the diagonal with this step starts, from the ends of the round before: by an insertion or by a deletion.
fn from_before(before: &[u32], step: usize) -> u32 {
    let inserted = before.get(step).copied();
    let deleted = step.checked_sub(1).and_then(|s| before.get(s)).map(|x| x + 1);
    match (inserted, deleted) {
        (Some(down), Some(right)) => down.max(right),
        (Some(x), None) | (None, Some(x)) => x,
        (None, None) => 0,
    }
}

fn walk_back(old: usize, new: usize, trace: &[Vec<u32>]) -> Vec<(u32, u32)> {
    let mut found = Vec::new();
    let (mut x, mut y) = (old as i64, new as i64);
    for edits in (0..trace.len()).rev() {
        let diagonal = x - y;
        let step = ((diagonal + edits as i64) / 2).max(0) as usize;
        let before = edits.checked_sub(1).and_then(|e| trace.get(e));
        let start = before.map_or(0, |before| from_before(before, step) as i64);
        while x > start {
            (x, y) = (x - 1, y - 1);
            found.push((x as u32, y as u32));
        }
        let Some(before) = before else { break };
        let came_down = before.get(step).is_some_and(|down| i64::from(*down) == start);
        if came_down { y -= 1 } else { x -= 1 }
    }
    found.reverse();
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    /// By dynamic programming.
    fn longest(a: &[u32], b: &[u32]) -> usize {
        let mut row = vec![0; b.len() + 1];
        for x in a {
            let mut corner = 0;
            for (j, y) in b.iter().enumerate() {
                let here = if x == y { corner + 1 } else { row[j].max(row[j + 1]) };
                corner = std::mem::replace(&mut row[j + 1], here);
            }
        }
        row[b.len()]
    }

    #[test]
    fn finds_a_longest_common_subsequence() {
        let mut random = 7u64;
        let mut next = |below: u32| {
            random = random.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            (random >> 33) as u32 % below
        };
        for round in 0..3000 {
            let letters = 1 + round % 5;
            let mut word = |most| (0..next(most)).map(|_| next(letters)).collect::<Vec<u32>>();
            let (a, b) = (word(14), word(14));
            let found = pairs(&a, &b);
            assert!(found.windows(2).all(|w| w[0].0 < w[1].0 && w[0].1 < w[1].1), "{a:?} {b:?} {found:?}");
            assert!(found.iter().all(|(i, j)| a[*i as usize] == b[*j as usize]), "{a:?} {b:?} {found:?}");
            assert_eq!(found.len(), longest(&a, &b), "{a:?} {b:?} {found:?}");
        }
    }

    #[test]
    fn what_differs_everywhere_is_bounded() {
        let old: Vec<u32> = (0..40_000).collect();
        let new: Vec<u32> = (0..40_000).map(|i| if (10..39_990).contains(&i) { i + 50_000 } else { i }).collect();
        assert_eq!(pairs(&old, &new).len(), 20);
        assert!(pairs(&[], &new).is_empty());
    }
}
