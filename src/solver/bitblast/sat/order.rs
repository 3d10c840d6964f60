//! Which variable to decide next: the one that took part in most recent conflicts.
//!
//! A binary heap over the variables of the current cone; activities outlive it.

/// Activities beyond this are scaled down, all by the same factor.
const LARGE: f64 = 1e100;
const DECAY: f64 = 0.95;

#[derive(Default)]
pub struct Order {
    activity: Vec<f64>,
    heap: Vec<u32>,
    /// The place in the heap plus one; zero outside.
    places: Vec<u32>,
    step: f64,
    /// Among equals: the older variable, which is nearer to the inputs, or the newer.
    pub inputs_first: bool,
}

impl Order {
    pub fn grow(&mut self) {
        if self.step == 0.0 {
            self.step = 1.0;
        }
        self.activity.push(0.0);
        self.places.push(0);
    }

    /// Starts anew with these variables.
    pub fn rebuild(&mut self, variables: &[u32], inputs_first: bool) {
        self.inputs_first = inputs_first;
        for &variable in &self.heap {
            self.places[variable as usize] = 0;
        }
        self.heap.clear();
        self.heap.extend_from_slice(variables);
        for (at, &variable) in self.heap.iter().enumerate() {
            self.places[variable as usize] = at as u32 + 1;
        }
        for at in (0..self.heap.len() / 2).rev() {
            self.sink(at);
        }
    }

    pub fn insert(&mut self, variable: usize) {
        if self.places[variable] == 0 {
            self.heap.push(variable as u32);
            self.places[variable] = self.heap.len() as u32;
            self.rise(self.heap.len() - 1);
        }
    }

    pub fn pop(&mut self) -> Option<usize> {
        let first = *self.heap.first()?;
        let last = self.heap.pop()?;
        self.places[first as usize] = 0;
        if !self.heap.is_empty() {
            self.heap[0] = last;
            self.places[last as usize] = 1;
            self.sink(0);
        }
        Some(first as usize)
    }

    pub fn bump(&mut self, variable: usize) {
        self.activity[variable] += self.step;
        if self.activity[variable] > LARGE {
            for activity in &mut self.activity {
                *activity /= LARGE;
            }
            self.step /= LARGE;
        }
        if let Some(at) = self.places[variable].checked_sub(1) {
            self.rise(at as usize);
        }
    }

    pub fn decay(&mut self) {
        self.step /= DECAY;
    }

    fn before(&self, a: u32, b: u32) -> bool {
        let (x, y) = (self.activity[a as usize], self.activity[b as usize]);
        x > y || (x == y && (a < b) == self.inputs_first)
    }

    fn rise(&mut self, mut at: usize) {
        let variable = self.heap[at];
        while at > 0 {
            let above = (at - 1) / 2;
            if !self.before(variable, self.heap[above]) {
                break;
            }
            self.put(at, self.heap[above]);
            at = above;
        }
        self.put(at, variable);
    }

    fn sink(&mut self, mut at: usize) {
        let variable = self.heap[at];
        loop {
            let mut below = 2 * at + 1;
            if below >= self.heap.len() {
                break;
            }
            if below + 1 < self.heap.len() && self.before(self.heap[below + 1], self.heap[below]) {
                below += 1;
            }
            if !self.before(self.heap[below], variable) {
                break;
            }
            self.put(at, self.heap[below]);
            at = below;
        }
        self.put(at, variable);
    }

    fn put(&mut self, at: usize, variable: u32) {
        self.heap[at] = variable;
        self.places[variable as usize] = at as u32 + 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pops_the_most_active_first() {
        let mut order = Order::default();
        (0..50).for_each(|_| order.grow());
        order.rebuild(&(0..50).collect::<Vec<u32>>(), true);
        for (variable, times) in [(30, 3), (7, 5), (49, 4), (0, 1)] {
            (0..times).for_each(|_| order.bump(variable));
        }
        order.decay();
        order.bump(12);
        let first: Vec<usize> = (0..6).filter_map(|_| order.pop()).collect();
        assert_eq!(first, vec![7, 49, 30, 12, 0, 1]);
        order.insert(7);
        order.insert(7);
        assert_eq!((order.pop(), order.pop()), (Some(7), Some(2)));
        assert_eq!(std::iter::from_fn(|| order.pop()).count(), 43);
    }
}
