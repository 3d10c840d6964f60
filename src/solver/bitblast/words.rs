//! Machine words as literals, least significant bit first: arithmetic, shifts and comparisons.
//!
//! Widths are free (the floats need odd ones). Every operation is total and wraps as the machine's does.

use super::gates::Gates;
use super::sat::Lit;

/// A word; the lowest bit first.
pub type Word = Vec<Lit>;

pub fn constant(value: u128, width: usize) -> Word {
    (0..width).map(|bit| Lit::constant(bit < 128 && value >> bit & 1 == 1)).collect()
}

/// The value of a word whose bits are all known; of at most 128 bits.
pub fn as_constant(word: &[Lit]) -> Option<u128> {
    word.iter().enumerate().try_fold(0, |value, (bit, literal)| {
        let set = literal.as_constant()?;
        (bit < 128).then_some(value | u128::from(set) << bit)
    })
}

pub fn not(word: &[Lit]) -> Word {
    word.iter().map(|&bit| !bit).collect()
}

pub fn zero_extend(word: &[Lit], width: usize) -> Word {
    let mut out = word.to_vec();
    out.resize(width, Lit::FALSE);
    out
}

pub fn sign_extend(word: &[Lit], width: usize) -> Word {
    let sign = sign(word);
    let mut out = word.to_vec();
    out.resize(width, sign);
    out
}

pub fn sign(word: &[Lit]) -> Lit {
    word.last().copied().unwrap_or(Lit::FALSE)
}

impl Gates {
    pub fn fresh_word(&mut self, width: usize) -> Word {
        (0..width).map(|_| self.fresh()).collect()
    }

    pub fn bitwise(&mut self, a: &[Lit], b: &[Lit], gate: impl Fn(&mut Gates, Lit, Lit) -> Lit) -> Word {
        a.iter().zip(b).map(|(&a, &b)| gate(self, a, b)).collect()
    }

    /// Every bit of a word and one literal.
    pub fn mask(&mut self, word: &[Lit], keep: Lit) -> Word {
        word.iter().map(|&bit| self.and(bit, keep)).collect()
    }

    pub fn choose(&mut self, condition: Lit, a: &[Lit], b: &[Lit]) -> Word {
        a.iter().zip(b).map(|(&a, &b)| self.mux(condition, a, b)).collect()
    }

    /// `a + b + carry`, and the carry out. The words have the same width.
    pub fn add_carry(&mut self, a: &[Lit], b: &[Lit], carry: Lit) -> (Word, Lit) {
        let mut carry = carry;
        let mut sum = Vec::with_capacity(a.len());
        for (&x, &y) in a.iter().zip(b) {
            sum.push(self.xor3(x, y, carry));
            carry = self.majority(x, y, carry);
        }
        (sum, carry)
    }

    pub fn add(&mut self, a: &[Lit], b: &[Lit]) -> Word {
        self.add_carry(a, b, Lit::FALSE).0
    }

    pub fn sub(&mut self, a: &[Lit], b: &[Lit]) -> Word {
        self.add_carry(a, &not(b), Lit::TRUE).0
    }

    /// `a - b`, and whether it did not go below zero.
    pub fn sub_fits(&mut self, a: &[Lit], b: &[Lit]) -> (Word, Lit) {
        self.add_carry(a, &not(b), Lit::TRUE)
    }

    pub fn increment_if(&mut self, word: &[Lit], condition: Lit) -> (Word, Lit) {
        let zero = constant(0, word.len());
        self.add_carry(word, &zero, condition)
    }

    pub fn negate_if(&mut self, word: &[Lit], condition: Lit) -> Word {
        let flipped: Word = word.iter().map(|&bit| self.xor(bit, condition)).collect();
        self.increment_if(&flipped, condition).0
    }

    /// The low bits of the product, as many as `a` has.
    pub fn mul(&mut self, a: &[Lit], b: &[Lit]) -> Word {
        let width = a.len();
        // The word with more known bits chooses the rows.
        let known = |word: &[Lit]| word.iter().filter(|bit| bit.as_constant().is_some()).count();
        let (rows, other) = if known(a) > known(b) || (known(a) == known(b) && a < b) { (a, b) } else { (b, a) };
        if as_constant(rows).is_some() {
            return self.mul_constant(rows, other, width);
        }
        let mut sum = constant(0, width);
        for (shift, &row) in rows.iter().enumerate().take(width) {
            if row == Lit::FALSE {
                continue;
            }
            let addend = self.mask(&other[..(width - shift).min(other.len())], row);
            let addend = zero_extend(&addend, width - shift);
            let upper = self.add(&sum[shift..], &addend);
            sum.splice(shift.., upper);
        }
        sum
    }

    /// Runs of ones become one addition and one subtraction.
    fn mul_constant(&mut self, rows: &[Lit], other: &[Lit], width: usize) -> Word {
        let bit = |at: usize| rows.get(at) == Some(&Lit::TRUE);
        let mut sum = constant(0, width);
        let mut carry = false;
        for shift in 0..width {
            // The non-adjacent form, from the low end: each digit is 0, 1 or -1.
            let ones = usize::from(bit(shift)) + usize::from(carry);
            let (digit, next) = match (ones, shift + 1 < width && bit(shift + 1)) {
                (0, _) => (0, false),
                (1, false) => (1, false),
                (1, true) => (-1, true),
                _ => (0, true),
            };
            carry = next;
            if digit == 0 {
                continue;
            }
            let addend = zero_extend(&other[..(width - shift).min(other.len())], width - shift);
            let upper = if digit > 0 { self.add(&sum[shift..], &addend) } else { self.sub(&sum[shift..], &addend) };
            sum.splice(shift.., upper);
        }
        sum
    }

    /// Quotient and remainder, unsigned. A zero divisor gives all ones and the dividend.
    pub fn divide_unsigned(&mut self, a: &[Lit], b: &[Lit]) -> (Word, Word) {
        let width = a.len();
        // The remainder stays below the divisor, so a constant divisor keeps it narrow.
        let significant = b.iter().rposition(|&bit| bit != Lit::FALSE).map_or(0, |at| at + 1);
        if significant == 0 {
            return (constant(u128::MAX, width), a.to_vec());
        }
        // Whether the divisor has no bit at or above a position.
        let mut none_above = vec![Lit::TRUE; significant + 1];
        for at in (0..significant).rev() {
            none_above[at] = self.and(none_above[at + 1], !b[at]);
        }
        let mut quotient = constant(0, width);
        let mut remainder: Word = Vec::new();
        for step in (0..width).rev() {
            remainder.insert(0, a[step]);
            let here = remainder.len();
            let mut divisor = b[..here.min(significant)].to_vec();
            divisor.resize(here, Lit::FALSE);
            let (reduced, not_below) = self.sub_fits(&remainder, &divisor);
            let fits = self.and(not_below, none_above[here.min(significant)]);
            quotient[step] = fits;
            remainder = self.choose(fits, &reduced, &remainder);
            remainder.truncate(significant);
        }
        // A divisor that is known to be small loses the upper bits of the dividend when it is zero.
        let remainder = zero_extend(&remainder, width);
        (quotient, self.choose(none_above[0], a, &remainder))
    }

    /// Quotient and remainder as `bvsdiv` and `bvsrem` have them: truncating; `x / 0` is -1 or 1, `x % 0` is x.
    pub fn divide_signed(&mut self, a: &[Lit], b: &[Lit]) -> (Word, Word) {
        let (sign_a, sign_b) = (sign(a), sign(b));
        let (size_a, size_b) = (self.negate_if(a, sign_a), self.negate_if(b, sign_b));
        let (quotient, remainder) = self.divide_unsigned(&size_a, &size_b);
        let differ = self.xor(sign_a, sign_b);
        (self.negate_if(&quotient, differ), self.negate_if(&remainder, sign_a))
    }

    /// Shifts left by an unsigned count; what comes in is zero. Counts of the width or more give zero.
    pub fn shift_left(&mut self, word: &[Lit], count: &[Lit]) -> Word {
        self.shift(word, count, Lit::FALSE, |at, by| at.checked_sub(by))
    }

    /// Shifts right by an unsigned count; `fill` comes in, also for counts of the width or more.
    pub fn shift_right(&mut self, word: &[Lit], count: &[Lit], fill: Lit) -> Word {
        self.shift(word, count, fill, |at, by| at.checked_add(by))
    }

    fn shift(
        &mut self,
        word: &[Lit],
        count: &[Lit],
        fill: Lit,
        source: impl Fn(usize, usize) -> Option<usize>,
    ) -> Word {
        let mut out = word.to_vec();
        for (bit, &active) in count.iter().enumerate() {
            if active == Lit::FALSE {
                continue;
            }
            let by = if bit < usize::BITS as usize - 1 { 1usize << bit } else { usize::MAX };
            out = (0..out.len())
                .map(|at| {
                    let shifted = source(at, by).and_then(|from| out.get(from)).copied().unwrap_or(fill);
                    self.mux(active, shifted, out[at])
                })
                .collect();
        }
        out
    }

    /// The product in full, unsigned: as wide as both together.
    pub fn mul_full(&mut self, a: &[Lit], b: &[Lit]) -> Word {
        let width = a.len() + b.len();
        let known = |word: &[Lit]| word.iter().filter(|bit| bit.as_constant().is_some()).count();
        let (rows, other) = if known(a) > known(b) || (known(a) == known(b) && a < b) { (a, b) } else { (b, a) };
        let mut sum = constant(0, width);
        for (shift, &row) in rows.iter().enumerate() {
            if row == Lit::FALSE {
                continue;
            }
            // What was summed so far is below bit shift + other.len().
            let addend = self.mask(other, row);
            let (upper, carry) = self.add_carry(&sum[shift..shift + other.len()], &addend, Lit::FALSE);
            sum.splice(shift..shift + other.len(), upper);
            sum[shift + other.len()] = carry;
        }
        sum
    }

    /// Shifts right; the lowest bit stays set if any one was shifted out, as rounding needs it.
    pub fn shift_right_sticky(&mut self, word: &[Lit], count: &[Lit]) -> Word {
        let mut out = word.to_vec();
        for (bit, &active) in count.iter().enumerate() {
            if active == Lit::FALSE || out.is_empty() {
                continue;
            }
            let by = if bit < usize::BITS as usize - 1 { 1usize << bit } else { usize::MAX };
            let lost = self.any(&out[..by.saturating_add(1).min(out.len())]);
            let mut next = Vec::with_capacity(out.len());
            for at in 0..out.len() {
                let shifted = if at == 0 {
                    lost
                } else {
                    at.checked_add(by).and_then(|from| out.get(from)).copied().unwrap_or(Lit::FALSE)
                };
                next.push(self.mux(active, shifted, out[at]));
            }
            out = next;
        }
        out
    }

    pub fn is_zero(&mut self, word: &[Lit]) -> Lit {
        self.all(&not(word))
    }

    pub fn words_equal(&mut self, a: &[Lit], b: &[Lit]) -> Lit {
        let bits = self.bitwise(a, b, Gates::equal);
        self.all(&bits)
    }

    pub fn less_unsigned(&mut self, a: &[Lit], b: &[Lit]) -> Lit {
        // The carry out of b + !a: set exactly when b - a - 1 does not go below zero.
        let mut less = Lit::FALSE;
        for (&x, &y) in a.iter().zip(b) {
            less = self.majority(!x, y, less);
        }
        less
    }

    pub fn less_signed(&mut self, a: &[Lit], b: &[Lit]) -> Lit {
        let (mut a, mut b) = (a.to_vec(), b.to_vec());
        if let (Some(x), Some(y)) = (a.last_mut(), b.last_mut()) {
            (*x, *y) = (!*x, !*y);
        }
        self.less_unsigned(&a, &b)
    }
}
