//! Expressions of the primitive types.

use super::context::Gen;
use super::expr::OBJECT_FIELDS;
use super::types::{INTEGRAL, NUMERIC, Prim, Ty};

const INT_FORMS: [&str; 44] = [
    "Math.max(#i, #i)",
    "Math.min(#i, #i)",
    "Math.abs(#i)",
    "Math.floorMod(#i, (#i | 1))",
    "Math.floorDiv(#i, (#i | 1))",
    "Math.round(#f)",
    "Math.getExponent(#d)",
    "Math.toIntExact(#l >> 40)",
    "Integer.bitCount(#i)",
    "Integer.reverse(#i)",
    "Integer.reverseBytes(#i)",
    "Integer.rotateLeft(#i, #i)",
    "Integer.rotateRight(#i, #b)",
    "Integer.highestOneBit(#i)",
    "Integer.lowestOneBit(#i)",
    "Integer.numberOfLeadingZeros(#i)",
    "Integer.numberOfTrailingZeros(#i)",
    "Integer.signum(#i)",
    "Integer.compare(#i, #i)",
    "Integer.compareUnsigned(#i, #i)",
    "Integer.divideUnsigned(#i, (#i | 1))",
    "Integer.remainderUnsigned(#i, (#i | 1))",
    "Integer.parseInt(Integer.toString(#i))",
    "Integer.hashCode(#i)",
    "Long.compare(#l, #l)",
    "Long.bitCount(#l)",
    "Long.numberOfLeadingZeros(#l)",
    "Long.numberOfTrailingZeros(#l)",
    "Long.signum(#l)",
    "Long.hashCode(#l)",
    "Double.compare(#d, #d)",
    "Double.hashCode(#d)",
    "Float.compare(#f, #f)",
    "Float.floatToIntBits(#f)",
    "Character.getNumericValue((char) (#c & 127))",
    "Character.digit((char) (#c & 127), 16)",
    "Character.compare(#c, #c)",
    "Short.toUnsignedInt(#h)",
    "Byte.toUnsignedInt(#b)",
    "Byte.compare(#b, #b)",
    "Boolean.compare(#z, #z)",
    "Arrays.hashCode(#A)",
    "sum(#i, #i, #i)",
    "num(#s)",
];

const INT_RISKS: [&str; 16] = [
    "Math.addExact(#i, #i)",
    "Math.subtractExact(#i, #i)",
    "Math.multiplyExact(#i, #i)",
    "Math.negateExact(#i)",
    "Math.incrementExact(#i)",
    "Math.toIntExact(#l)",
    "Math.floorMod(#i, #i)",
    "Math.floorDiv(#i, #i)",
    "Integer.parseInt(#s)",
    "Integer.parseInt(#s, 16)",
    "Integer.divideUnsigned(#i, #i)",
    "Objects.checkIndex(#i, 8)",
    "Objects.requireNonNull(#s).length()",
    "((int) #B)",
    "#s.codePointAt(#k)",
    "Integer.parseInt(\"12x\".substring(0, #k & 3))",
];

const INT_OBJECTS: [&str; 30] = [
    "#O.area(#i)",
    "((Shape) #O).area(#i)",
    "#O.digest()",
    "#O.base()",
    "#e.ordinal()",
    "#e.f(#i)",
    "#e.w",
    "#r.a()",
    "#r.hashCode()",
    "#r.more(#i)",
    "#s.length()",
    "#s.indexOf(#c)",
    "#s.indexOf(#s)",
    "#s.lastIndexOf(#c)",
    "#s.hashCode()",
    "#s.compareTo(#s)",
    "#s.compareToIgnoreCase(#s)",
    "Objects.hash(#i, #s, #z)",
    "#e.compareTo(#e)",
    "#L.size()",
    "((int) #L.get(#k & 3))",
    "#L.indexOf(#i)",
    "((int) #P.getOrDefault(#i, #i))",
    "#P.size()",
    "#Q.size()",
    "dig(#o)",
    "((int) new Cell<>(#i).get())",
    "((int) new Cell<Integer>(#i).map(@0 -> @0 * #k).get())",
    "new Outer(#i).new Inner(#i).both(#i)",
    "Lazy0.v",
];

const LONG_FORMS: [&str; 20] = [
    "Math.max(#l, #l)",
    "Math.min(#l, #i)",
    "Math.abs(#l)",
    "Math.floorMod(#l, (#l | 1))",
    "Math.floorDiv(#l, (#l | 1))",
    "Math.round(#d)",
    "Long.reverse(#l)",
    "Long.rotateLeft(#l, #i)",
    "Long.rotateRight(#l, #h)",
    "Long.highestOneBit(#l)",
    "Long.lowestOneBit(#l)",
    "Long.divideUnsigned(#l, (#l | 1))",
    "Long.remainderUnsigned(#l, (#l | 1))",
    "Long.parseLong(Long.toString(#l))",
    "Long.reverseBytes(#l)",
    "Double.doubleToLongBits(#d)",
    "Integer.toUnsignedLong(#i)",
    "Math.multiplyFull(#i, #i)",
    "Math.multiplyHigh(#l, #l)",
    "Long.valueOf(#l).longValue()",
];

const LONG_RISKS: [&str; 6] = [
    "Math.addExact(#l, #l)",
    "Math.multiplyExact(#l, #l)",
    "Math.negateExact(#l)",
    "Math.floorMod(#l, #l)",
    "Long.parseLong(#s)",
    "Long.divideUnsigned(#l, #l)",
];

const LONG_OBJECTS: [&str; 4] = ["#r.b()", "#O.grow(#l, #i)", "((Shape) #O).grow(#l, #k)", "Shape.unit(#l)"];

const FLOAT_FORMS: [&str; 9] = [
    "Math.max(#f, #f)",
    "Math.min(#f, #f)",
    "Math.abs(#f)",
    "Math.signum(#f)",
    "Float.intBitsToFloat(#i)",
    "Math.nextUp(#f)",
    "Math.ulp(#f)",
    "Math.scalb(#f, #k)",
    "Float.sum(#f, #f)",
];

const DOUBLE_FORMS: [&str; 14] = [
    "Math.max(#d, #d)",
    "Math.min(#d, #d)",
    "Math.abs(#d)",
    "Math.signum(#d)",
    "Math.sqrt(#d)",
    "Math.sqrt(Math.abs(#d))",
    "Math.floor(#d)",
    "Math.ceil(#d)",
    "Math.rint(#d)",
    "Double.longBitsToDouble(#l)",
    "Math.nextUp(#d)",
    "Math.nextDown(#d)",
    "Math.ulp(#d)",
    "Math.scalb(#d, #b)",
];

const BOOL_FORMS: [&str; 16] = [
    "Double.isNaN(#d)",
    "Float.isNaN(#f)",
    "Float.isInfinite(#f)",
    "Double.isFinite(#d)",
    "Character.isDigit((char) (#c & 255))",
    "Character.isLetter((char) (#c & 255))",
    "Character.isUpperCase((char) (#c & 127))",
    "Character.isWhitespace((char) (#c & 127))",
    "Arrays.equals(#A, #A)",
    "Boolean.logicalXor(#z, #z)",
    "Boolean.parseBoolean(#s)",
    "Objects.equals(#s, #s)",
    "Boolean.valueOf(#z).booleanValue()",
    "(#A == #A)",
    "(#s == null)",
    "(#A != null)",
];

const BOOL_OBJECTS: [&str; 28] = [
    "#s.equals(#s)",
    "#s.equalsIgnoreCase(#s)",
    "#s.isEmpty()",
    "#s.startsWith(#s)",
    "#s.endsWith(#s)",
    "#s.contains(#s)",
    "#s.equals(#o)",
    "(#e == #e)",
    "(#e != Color.RED)",
    "#e.equals(#e)",
    "#r.equals(#r)",
    "(#O == #O)",
    "(#O instanceof A)",
    "(#O instanceof C)",
    "(#o instanceof Integer)",
    "(#o instanceof String)",
    "(#o instanceof Shape)",
    "(#o instanceof int[])",
    "(#o instanceof Comparable)",
    "(#B == #B)",
    "#B.equals(#B)",
    "Integer.valueOf(#i).equals(#o)",
    "#L.contains(#i)",
    "#L.isEmpty()",
    "#P.containsKey(#i)",
    "#P.containsValue(#i)",
    "#Q.contains(#i)",
    "(#o != null)",
];

const CHAR_FORMS: [&str; 9] = [
    "at(#s, #i)",
    "at(#s, #i)",
    "Character.toUpperCase((char) (#c & 255))",
    "Character.toLowerCase((char) (#c & 127))",
    "Character.forDigit((#i & 15), 16)",
    "Character.reverseBytes(#c)",
    "Character.valueOf(#c).charValue()",
    "\"0123456789abcdef\".charAt(#i & 15)",
    "new StringBuilder(\"built\").append(#i).charAt(#k & 3)",
];

impl Gen {
    /// An `int`, `long`, `float` or `double`.
    pub fn number(&mut self, p: Prim, depth: u32) -> String {
        for _ in 0..3 {
            if let Some(expr) = self.number_form(p, depth) {
                return expr;
            }
        }
        self.arithmetic(p, depth)
    }

    fn number_form(&mut self, p: Prim, depth: u32) -> Option<String> {
        let ty = Ty::P(p);
        Some(match self.rng.below(102) {
            0..=17 => self.arithmetic(p, depth),
            18..=24 => self.division(p, depth),
            25..=33 if p.integral() => self.bits(p, depth),
            34..=40 => self.unary(p, depth),
            41..=47 => self.cast(p, depth),
            48..=53 => self.conditional(ty, depth),
            54..=58 => return self.assign_value(ty, depth),
            59..=63 => format!("({})", self.step(|t| t == ty)?),
            64..=69 => return self.element(p, depth),
            70..=74 => return self.call_as(p, depth),
            75..=82 => self.form(p, depth),
            83..=88 => return self.object_number(p, depth),
            89..=90 => self.unboxed(p, depth),
            91..=94 => return self.application(p, depth),
            95..=97 => return self.switch_value(ty, depth),
            98..=99 if p == Prim::Int => {
                format!("trace({}, {})", self.rng.below(100), self.expr(ty, depth))
            }
            _ => return self.matched(ty, depth),
        })
    }

    fn arithmetic(&mut self, p: Prim, depth: u32) -> String {
        let op = self.rng.pick(&["+", "-", "*", "+", "-"]);
        let (x, y) = self.operands(p, depth);
        format!("({x} {op} {y})")
    }

    /// Two operands whose promoted type is `p`.
    fn operands(&mut self, p: Prim, depth: u32) -> (String, String) {
        let exact = if p == Prim::Int { self.operand(p, depth) } else { self.expr(Ty::P(p), depth) };
        let other = self.operand(p, depth);
        if self.rng.chance(50) { (exact, other) } else { (other, exact) }
    }

    fn division(&mut self, p: Prim, depth: u32) -> String {
        let op = self.rng.pick(&["/", "%"]);
        let (x, y) = self.operands(p, depth);
        if !p.integral() || self.rng.chance(2) && self.risk > 0 {
            format!("({x} {op} {y})")
        } else if self.risky() {
            format!("({x} {op} ({y} & {}))", self.rng.pick(&[1, 3, 6]))
        } else {
            format!("({x} {op} ({y} | 1))")
        }
    }

    fn bits(&mut self, p: Prim, depth: u32) -> String {
        if self.rng.chance(40) {
            let op = self.rng.pick(&["&", "|", "^"]);
            let (x, y) = self.operands(p, depth);
            return format!("({x} {op} {y})");
        }
        let op = self.rng.pick(&["<<", ">>", ">>>"]);
        let x = if p == Prim::Int { self.operand(p, depth) } else { self.expr(Ty::P(p), depth) };
        let count = self.rng.pick(&INTEGRAL);
        format!("({x} {op} {})", self.expr(Ty::P(count), depth))
    }

    fn unary(&mut self, p: Prim, depth: u32) -> String {
        let op =
            if p.integral() { self.rng.pick(&["-", "-", "~", "~", "+"]) } else { self.rng.pick(&["-", "-", "-", "+"]) };
        let x = if p == Prim::Int { self.operand(p, depth) } else { self.expr(Ty::P(p), depth) };
        format!("({op}{x})")
    }

    fn cast(&mut self, p: Prim, depth: u32) -> String {
        let other = self.rng.pick(&NUMERIC);
        format!("(({}) {})", p.java(), self.expr(Ty::P(other), depth))
    }

    fn unboxed(&mut self, p: Prim, depth: u32) -> String {
        let boxed = self.expr(Ty::Boxed(p), depth);
        match self.rng.below(2) {
            0 => format!("(({}) {boxed})", p.java()),
            _ => format!("{boxed}.{}Value()", p.java()),
        }
    }

    /// An element of an array, or of a part of an array.
    fn element(&mut self, p: Prim, depth: u32) -> Option<String> {
        if p == Prim::Int && self.rng.chance(30) {
            return Some(match self.rng.below(3) {
                0 => self.fill("#M[#x & 3][#x]", depth.min(1)),
                1 => self.fill("#T.length", depth),
                _ => self.fill("#A.length", depth),
            });
        }
        let array = match self.var_of(Ty::Arr(p)) {
            Some(name) if self.rng.chance(85) => name,
            _ => self.expr(Ty::Arr(p), depth),
        };
        Some(format!("{array}[{}]", self.index(depth)))
    }

    /// A call of a random method, cast if its result is of another type.
    fn call_as(&mut self, p: Prim, depth: u32) -> Option<String> {
        let (call, ty) = self.call(depth, |t| match t {
            Ty::P(q) => (q == Prim::Bool) == (p == Prim::Bool),
            _ => false,
        })?;
        Some(if ty == Ty::P(p) { call } else { format!("(({}) {call})", p.java()) })
    }

    /// A call of a static method of the library.
    fn form(&mut self, p: Prim, depth: u32) -> String {
        let risky = self.risky();
        let form = match p {
            Prim::Int if risky => self.rng.pick(&INT_RISKS),
            Prim::Int => self.rng.pick(&INT_FORMS),
            Prim::Long if risky => self.rng.pick(&LONG_RISKS),
            Prim::Long => self.rng.pick(&LONG_FORMS),
            Prim::Float => self.rng.pick(&FLOAT_FORMS),
            Prim::Double => self.rng.pick(&DOUBLE_FORMS),
            Prim::Char => self.rng.pick(&CHAR_FORMS),
            _ => self.rng.pick(&BOOL_FORMS),
        };
        self.fill(form, depth)
    }

    /// Something an object, a string or a collection answers.
    fn object_number(&mut self, p: Prim, depth: u32) -> Option<String> {
        if !self.world {
            return None;
        }
        if self.rng.chance(30)
            && let Some(call) = self.virtual_call(depth, Ty::P(p))
        {
            return Some(call);
        }
        if self.rng.chance(35)
            && let Some((field, _)) = OBJECT_FIELDS.iter().find(|field| field.1 == Ty::P(p))
        {
            return Some(format!("{}.{field}", self.expr(Ty::Base, depth.min(1))));
        }
        let form = match p {
            Prim::Int => self.rng.pick(&INT_OBJECTS),
            Prim::Long => self.rng.pick(&LONG_OBJECTS),
            Prim::Bool => self.rng.pick(&BOOL_OBJECTS),
            _ => return None,
        };
        Some(self.fill(form, depth.min(2)))
    }

    /// A `byte`, `short` or `char`.
    pub fn narrow(&mut self, p: Prim, depth: u32) -> String {
        for _ in 0..3 {
            let form = match self.rng.below(20) {
                0..=5 => Some(self.cast(p, depth)),
                6..=8 => self.assign_value(Ty::P(p), depth),
                9..=10 => self.step(|t| t == Ty::P(p)).map(|step| format!("({step})")),
                11..=13 => self.element(p, depth),
                14 => Some(self.conditional(Ty::P(p), depth)),
                15 => self.call_as(p, depth),
                16 => self.object_number(p, depth),
                17 => Some(self.unboxed(p, depth)),
                _ if p == Prim::Char => {
                    if self.risky() {
                        Some(self.fill("#s.charAt(#k)", depth))
                    } else {
                        Some(self.form(p, depth))
                    }
                }
                _ => None,
            };
            if let Some(form) = form {
                return form;
            }
        }
        self.cast(p, depth)
    }

    /// A `boolean`.
    pub fn boolean(&mut self, depth: u32) -> String {
        let ty = Ty::P(Prim::Bool);
        for _ in 0..3 {
            let form = match self.rng.below(40) {
                0..=13 => Some(self.comparison(depth)),
                14..=18 => {
                    let op = self.rng.pick(&["&&", "||"]);
                    let (x, y) = (self.expr(ty, depth), self.expr(ty, depth));
                    Some(format!("({x} {op} {y})"))
                }
                19..=21 => {
                    let op = self.rng.pick(&["&", "|", "^", "==", "!="]);
                    let (x, y) = (self.expr(ty, depth), self.expr(ty, depth));
                    Some(format!("({x} {op} {y})"))
                }
                22..=24 => Some(format!("(!{})", self.expr(ty, depth))),
                25 => Some(self.conditional(ty, depth)),
                26..=27 => self.assign_value(ty, depth),
                28..=29 => self.element(Prim::Bool, depth),
                30 => self.call_as(Prim::Bool, depth),
                31..=32 => Some(self.form(Prim::Bool, depth)),
                33..=35 => self.object_number(Prim::Bool, depth),
                36 => Some(self.unboxed(Prim::Bool, depth)),
                37 => self.switch_value(ty, depth),
                _ => self.matched(ty, depth),
            };
            if let Some(form) = form {
                return form;
            }
        }
        self.comparison(depth)
    }

    /// A comparison of numbers.
    pub fn comparison(&mut self, depth: u32) -> String {
        let op = self.rng.pick(&["<", "<=", ">", ">=", "==", "!="]);
        let p = self.rng.pick(&[Prim::Int, Prim::Int, Prim::Long, Prim::Float, Prim::Double]);
        if p == Prim::Int && self.rng.chance(15) {
            return format!("({} {op} 0)", self.operand(p, depth));
        }
        let (x, y) = self.operands(p, depth);
        format!("({x} {op} {y})")
    }
}
