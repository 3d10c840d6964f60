//! The types the generated programs use, and literals of them.

use super::rng::Rng;

/// A primitive type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Prim {
    Bool,
    Byte,
    Short,
    Char,
    Int,
    Long,
    Float,
    Double,
}

/// A type of a variable, parameter or result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ty {
    /// A primitive type.
    P(Prim),
    /// The wrapper class of a primitive type.
    Boxed(Prim),
    /// `String`.
    Str,
    /// A one-dimensional array of a primitive type.
    Arr(Prim),
    /// `String[]`.
    StrArr,
    /// `int[][]`.
    Arr2,
    /// The enum of the class.
    Color,
    /// The root of the class hierarchy.
    Base,
    /// The record of the class.
    Rec,
    /// `Object`.
    Obj,
    /// `IntUnaryOperator`.
    IntUn,
    /// `IntBinaryOperator`.
    IntBin,
    /// `DoubleUnaryOperator`.
    DblUn,
    /// `Function<Integer, Integer>`.
    Fun,
    /// `ToIntFunction<String>`.
    StrFun,
    /// `Supplier<String>`.
    Sup,
    /// `ArrayList<Integer>`.
    List,
    /// `HashMap<Integer, Integer>`.
    Map,
    /// `ArrayDeque<Integer>`.
    Deque,
    /// `void`, as a result only.
    Void,
}

/// All primitive types.
pub const PRIMS: [Prim; 8] =
    [Prim::Bool, Prim::Byte, Prim::Short, Prim::Char, Prim::Int, Prim::Long, Prim::Float, Prim::Double];

/// The primitive types with arithmetic.
pub const NUMERIC: [Prim; 7] = [Prim::Byte, Prim::Short, Prim::Char, Prim::Int, Prim::Long, Prim::Float, Prim::Double];

/// The integral primitive types.
pub const INTEGRAL: [Prim; 5] = [Prim::Byte, Prim::Short, Prim::Char, Prim::Int, Prim::Long];

/// The types of functional variables.
pub const FUNCTIONAL: [Ty; 6] = [Ty::IntUn, Ty::IntBin, Ty::DblUn, Ty::Fun, Ty::StrFun, Ty::Sup];

/// The constants of the enum.
pub const COLORS: [&str; 5] = ["RED", "GREEN", "BLUE", "GRAY", "PINK"];

impl Prim {
    /// The keyword.
    pub fn java(self) -> &'static str {
        match self {
            Prim::Bool => "boolean",
            Prim::Byte => "byte",
            Prim::Short => "short",
            Prim::Char => "char",
            Prim::Int => "int",
            Prim::Long => "long",
            Prim::Float => "float",
            Prim::Double => "double",
        }
    }

    /// The name of the wrapper class.
    pub fn wrapper(self) -> &'static str {
        match self {
            Prim::Bool => "Boolean",
            Prim::Byte => "Byte",
            Prim::Short => "Short",
            Prim::Char => "Character",
            Prim::Int => "Integer",
            Prim::Long => "Long",
            Prim::Float => "Float",
            Prim::Double => "Double",
        }
    }

    /// Whether the type is one of `INTEGRAL`.
    pub fn integral(self) -> bool {
        INTEGRAL.contains(&self)
    }

    /// The place in the order of numeric promotion; types below `int` are 0.
    pub fn rank(self) -> u32 {
        match self {
            Prim::Long => 1,
            Prim::Float => 2,
            Prim::Double => 3,
            _ => 0,
        }
    }
}

impl Ty {
    /// The Java spelling.
    pub fn java(self) -> &'static str {
        match self {
            Ty::P(p) => p.java(),
            Ty::Boxed(p) => p.wrapper(),
            Ty::Arr(p) => match p {
                Prim::Bool => "boolean[]",
                Prim::Byte => "byte[]",
                Prim::Short => "short[]",
                Prim::Char => "char[]",
                Prim::Int => "int[]",
                Prim::Long => "long[]",
                Prim::Float => "float[]",
                Prim::Double => "double[]",
            },
            Ty::Str => "String",
            Ty::StrArr => "String[]",
            Ty::Arr2 => "int[][]",
            Ty::Color => "Color",
            Ty::Base => "Base",
            Ty::Rec => "Rec",
            Ty::Obj => "Object",
            Ty::IntUn => "IntUnaryOperator",
            Ty::IntBin => "IntBinaryOperator",
            Ty::DblUn => "DoubleUnaryOperator",
            Ty::Fun => "Function<Integer, Integer>",
            Ty::StrFun => "ToIntFunction<String>",
            Ty::Sup => "Supplier<String>",
            Ty::List => "ArrayList<Integer>",
            Ty::Map => "HashMap<Integer, Integer>",
            Ty::Deque => "ArrayDeque<Integer>",
            Ty::Void => "void",
        }
    }

    /// Whether the type is one of `FUNCTIONAL`.
    pub fn functional(self) -> bool {
        FUNCTIONAL.contains(&self)
    }

    /// Whether a variable of the type may be given another value: functional
    /// values and collections stay as they are, so that they cannot grow into
    /// each other.
    pub fn settable(self) -> bool {
        !self.functional() && !matches!(self, Ty::List | Ty::Map | Ty::Deque)
    }
}

const INTS: [i64; 34] = [
    0,
    1,
    -1,
    2,
    3,
    4,
    5,
    7,
    8,
    10,
    15,
    16,
    31,
    32,
    33,
    63,
    64,
    65,
    127,
    128,
    -128,
    -129,
    255,
    256,
    32767,
    32768,
    -32768,
    65535,
    65536,
    2147483647,
    -2147483648,
    2147483646,
    -2147483647,
    0x5555_5555,
];

const FLOATS: [&str; 20] = [
    "0.0f",
    "(-0.0f)",
    "1.0f",
    "2.0f",
    "(-1.0f)",
    "0.5f",
    "0.1f",
    "(-2.75f)",
    "Float.NaN",
    "Float.POSITIVE_INFINITY",
    "Float.NEGATIVE_INFINITY",
    "Float.MIN_VALUE",
    "Float.MAX_VALUE",
    "Float.MIN_NORMAL",
    "1.1e-40f",
    "16777217.0f",
    "2.14748365e9f",
    "(-9.3e18f)",
    "1.0e38f",
    "3.1415927f",
];

const DOUBLES: [&str; 20] = [
    "0.0",
    "(-0.0)",
    "1.0",
    "(-1.0)",
    "0.5",
    "0.1",
    "2.0",
    "(-2.75)",
    "Double.NaN",
    "Double.POSITIVE_INFINITY",
    "Double.NEGATIVE_INFINITY",
    "Double.MIN_VALUE",
    "Double.MAX_VALUE",
    "Double.MIN_NORMAL",
    "4.9e-320",
    "2147483648.5",
    "(-9.223372036854776e18)",
    "1.0e300",
    "9007199254740993.0",
    "3.4028235677973366e38",
];

/// String literals; two pairs collide in their hash codes.
pub const STRINGS: [&str; 22] = [
    "\"\"",
    "\"a\"",
    "\"Aa\"",
    "\"BB\"",
    "\"AaBB\"",
    "\"BBAa\"",
    "\"hello\"",
    "\"Hello, World\"",
    "\"42\"",
    "\"-7\"",
    "\"+15\"",
    "\"2147483648\"",
    "\"7f\"",
    "\" 12 \"",
    "\"a-b-c\"",
    "\"\\t\\\"q\\\\\\n\"",
    "\"\\u00e9t\\u00c9\"",
    "\"stra\\u00dfe\"",
    "\"\\u03a9\\u4e2d\"",
    "\"x\\ud83d\\ude00y\"",
    "\"zzzzzzzz\"",
    "\"GREEN\"",
];

fn signed(value: i64, suffix: &str) -> String {
    if value < 0 { format!("({value}{suffix})") } else { format!("{value}{suffix}") }
}

/// An `int` between the bounds of the type, with the edges often.
fn int_value(rng: &mut Rng) -> i64 {
    match rng.below(10) {
        0..=4 => rng.pick(&INTS),
        5..=7 => rng.below(41) as i64 - 20,
        8 => rng.below(4000) as i64 - 2000,
        _ => i64::from(rng.bits() as i32),
    }
}

/// A literal of the primitive type that is an atom of the expression syntax.
pub fn literal(rng: &mut Rng, p: Prim) -> String {
    match p {
        Prim::Bool => (if rng.chance(50) { "true" } else { "false" }).to_string(),
        Prim::Byte => format!("((byte) {})", signed(int_value(rng) as i8 as i64, "")),
        Prim::Short => format!("((short) {})", signed(int_value(rng) as i16 as i64, "")),
        Prim::Char => match rng.below(4) {
            0 => format!("((char) {})", int_value(rng) as u16),
            1 => rng.pick(&["'0'", "'9'", "' '", "'\\n'", "'\\u00e9'", "'\\uffff'"]).to_string(),
            _ => format!("'{}'", (b'A' + rng.below(58) as u8) as char).replace('\\', "\\\\"),
        },
        Prim::Int => signed(int_value(rng), ""),
        Prim::Long => match rng.below(6) {
            0 => rng
                .pick(&[
                    "Long.MAX_VALUE",
                    "Long.MIN_VALUE",
                    "4294967296L",
                    "(-4294967297L)",
                    "0x5555555555555555L",
                    "0L",
                    "1L",
                ])
                .to_string(),
            1 => signed((rng.bits() as i64).max(-i64::MAX), "L"),
            _ => signed(int_value(rng), "L"),
        },
        Prim::Float => match rng.below(3) {
            0 => format!("({}.{}f)", rng.below(200) as i64 - 100, rng.below(1000)),
            _ => rng.pick(&FLOATS).to_string(),
        },
        Prim::Double => match rng.below(4) {
            0 => format!("({}.{}e{})", rng.below(200) as i64 - 100, rng.below(100_000), rng.below(60) as i64 - 30),
            1 => format!("({}.{})", rng.below(200) as i64 - 100, rng.below(1000)),
            _ => rng.pick(&DOUBLES).to_string(),
        },
    }
}

/// `count` literals of the type, separated by commas.
pub fn literals(rng: &mut Rng, p: Prim, count: usize) -> String {
    let items: Vec<String> = (0..count).map(|_| literal(rng, p)).collect();
    items.join(", ")
}

/// An argument for a parameter of the type, made of literals alone. `nulls`
/// says whether references may be null now and then.
pub fn argument(rng: &mut Rng, ty: Ty, nulls: bool) -> String {
    let nullable = matches!(ty, Ty::Boxed(_) | Ty::Str | Ty::Arr(_) | Ty::Base | Ty::Color | Ty::Obj);
    if nulls && nullable && rng.chance(6) {
        return "null".to_string();
    }
    match ty {
        Ty::P(p) | Ty::Boxed(p) => literal(rng, p),
        Ty::Str => rng.pick(&STRINGS).to_string(),
        Ty::Arr(p) => {
            let count = rng.pick(&[8, 8, 9, 12]);
            format!("new {}[] {{{}}}", p.java(), literals(rng, p, count))
        }
        Ty::StrArr => {
            let items: Vec<&str> = (0..8).map(|_| rng.pick(&STRINGS)).collect();
            format!("new String[] {{{}}}", items.join(", "))
        }
        Ty::Arr2 => {
            let rows: Vec<String> = (0..4).map(|_| format!("{{{}}}", literals(rng, Prim::Int, 8))).collect();
            format!("new int[][] {{{}}}", rows.join(", "))
        }
        Ty::Color => format!("Color.{}", rng.pick(&COLORS)),
        Ty::Base => {
            format!("new {}({}, {})", rng.pick(&["A", "B", "C"]), literal(rng, Prim::Int), literal(rng, Prim::Long))
        }
        Ty::Rec => {
            format!("new Rec({}, {}, {})", literal(rng, Prim::Int), literal(rng, Prim::Long), rng.pick(&STRINGS))
        }
        Ty::Obj => {
            let other = rng.pick(&[
                Ty::P(Prim::Int),
                Ty::P(Prim::Int),
                Ty::P(Prim::Long),
                Ty::P(Prim::Char),
                Ty::Str,
                Ty::Str,
                Ty::Arr(Prim::Int),
                Ty::Base,
                Ty::Base,
                Ty::Rec,
                Ty::Color,
            ]);
            argument(rng, other, false)
        }
        Ty::IntUn => rng.pick(&["x -> x * 3 + 1", "x -> x ^ sI", "Math::abs", "x -> 100 / (x | 1)"]).to_string(),
        Ty::IntBin => rng.pick(&["(x, y) -> x - y", "Integer::sum", "Math::min", "(x, y) -> x << y"]).to_string(),
        Ty::DblUn => rng.pick(&["x -> x / 3.0", "Math::sqrt", "x -> -x", "Math::floor"]).to_string(),
        Ty::Fun => rng.pick(&["x -> x + 1", "Function.identity()", "x -> x == 5 ? 127 : x >> 1"]).to_string(),
        Ty::StrFun => rng.pick(&["String::length", "String::hashCode", "x -> x.indexOf('a')"]).to_string(),
        Ty::Sup => rng.pick(&["() -> \"sup\"", "() -> sT", "\"bound\"::trim"]).to_string(),
        Ty::List => format!("list({})", literals(rng, Prim::Int, 5)),
        Ty::Map => format!("map({})", literals(rng, Prim::Int, 6)),
        Ty::Deque => format!("deque({})", literals(rng, Prim::Int, 5)),
        Ty::Void => String::new(),
    }
}
