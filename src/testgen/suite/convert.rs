//! Arguments of parameterized tests as the parameters want them: JUnit's implicit conversions (user guide 2.16.4), done by
//! the same methods of the Java library.

use super::session::{Called, Session, Stop, boxes};
use crate::classfile::access;
use crate::classfile::descriptor::FieldType;
use crate::state::{Ref, Value, View};
use crate::util::ClassId;

/// Static methods and constructors of one string (or character sequence) that make a value of a type.
const FROM_TEXT: [(&str, &str, &str); 33] = [
    ("java/lang/Boolean", "valueOf", "(Ljava/lang/String;)Ljava/lang/Boolean;"),
    ("java/lang/Byte", "decode", "(Ljava/lang/String;)Ljava/lang/Byte;"),
    ("java/lang/Short", "decode", "(Ljava/lang/String;)Ljava/lang/Short;"),
    ("java/lang/Integer", "decode", "(Ljava/lang/String;)Ljava/lang/Integer;"),
    ("java/lang/Long", "decode", "(Ljava/lang/String;)Ljava/lang/Long;"),
    ("java/lang/Float", "valueOf", "(Ljava/lang/String;)Ljava/lang/Float;"),
    ("java/lang/Double", "valueOf", "(Ljava/lang/String;)Ljava/lang/Double;"),
    ("java/io/File", "<init>", "(Ljava/lang/String;)V"),
    ("java/nio/charset/Charset", "forName", "(Ljava/lang/String;)Ljava/nio/charset/Charset;"),
    ("java/math/BigDecimal", "<init>", "(Ljava/lang/String;)V"),
    ("java/math/BigInteger", "<init>", "(Ljava/lang/String;)V"),
    ("java/net/URI", "create", "(Ljava/lang/String;)Ljava/net/URI;"),
    ("java/net/URL", "<init>", "(Ljava/lang/String;)V"),
    ("java/util/Currency", "getInstance", "(Ljava/lang/String;)Ljava/util/Currency;"),
    ("java/util/Locale", "<init>", "(Ljava/lang/String;)V"),
    ("java/util/UUID", "fromString", "(Ljava/lang/String;)Ljava/util/UUID;"),
    ("java/lang/Class", "forName", "(Ljava/lang/String;)Ljava/lang/Class;"),
    ("java/time/Duration", "parse", "(Ljava/lang/CharSequence;)Ljava/time/Duration;"),
    ("java/time/Instant", "parse", "(Ljava/lang/CharSequence;)Ljava/time/Instant;"),
    ("java/time/LocalDate", "parse", "(Ljava/lang/CharSequence;)Ljava/time/LocalDate;"),
    ("java/time/LocalDateTime", "parse", "(Ljava/lang/CharSequence;)Ljava/time/LocalDateTime;"),
    ("java/time/LocalTime", "parse", "(Ljava/lang/CharSequence;)Ljava/time/LocalTime;"),
    ("java/time/MonthDay", "parse", "(Ljava/lang/CharSequence;)Ljava/time/MonthDay;"),
    ("java/time/OffsetDateTime", "parse", "(Ljava/lang/CharSequence;)Ljava/time/OffsetDateTime;"),
    ("java/time/OffsetTime", "parse", "(Ljava/lang/CharSequence;)Ljava/time/OffsetTime;"),
    ("java/time/Period", "parse", "(Ljava/lang/CharSequence;)Ljava/time/Period;"),
    ("java/time/Year", "parse", "(Ljava/lang/CharSequence;)Ljava/time/Year;"),
    ("java/time/YearMonth", "parse", "(Ljava/lang/CharSequence;)Ljava/time/YearMonth;"),
    ("java/time/ZonedDateTime", "parse", "(Ljava/lang/CharSequence;)Ljava/time/ZonedDateTime;"),
    ("java/time/ZoneId", "of", "(Ljava/lang/String;)Ljava/time/ZoneId;"),
    ("java/time/ZoneOffset", "of", "(Ljava/lang/String;)Ljava/time/ZoneOffset;"),
    ("java/nio/file/Path", "of", "(Ljava/lang/String;[Ljava/lang/String;)Ljava/nio/file/Path;"),
    ("java/util/regex/Pattern", "compile", "(Ljava/lang/String;)Ljava/util/regex/Pattern;"),
];

/// The object for a parameter of this type (its descriptor). Exceptions of a conversion are failures of the test.
pub fn convert(session: &mut Session<'_>, object: Ref, descriptor: &str) -> Called<Ref> {
    let target = FieldType::parse(descriptor).map_err(|e| Stop::Ended(e.to_string()))?;
    let primitive = descriptor.chars().next().filter(|_| descriptor.len() == 1);
    if object.is_null() {
        return match primitive {
            Some(_) => Err(Stop::Failed(format!("null cannot be converted to {}", target.java()))),
            None => Ok(object),
        };
    }
    if let Some(letter) = primitive {
        if let Some((value, from)) = session.unboxed(object) {
            return match widened(value, from, letter) {
                Some(value) => session.boxed(value, letter),
                None => Err(mismatch(session, object, &target)),
            };
        }
        if session.is_instance(object, "java/lang/String") {
            let class = super::session::box_class(letter).unwrap_or_default();
            return from_text(session, object, class);
        }
        return Err(mismatch(session, object, &target));
    }
    let class = session.vm.program.class_of_type(&target).map_err(|e| Stop::Failed(e.message))?;
    if session.class_of(object).is_some_and(|of| session.vm.program.is_subtype(of, class)) {
        return Ok(object);
    }
    match (&target, session.is_instance(object, "java/lang/String")) {
        (FieldType::Object(name), true) => from_text(session, object, name),
        _ => Err(mismatch(session, object, &target)),
    }
}

fn mismatch(session: &mut Session<'_>, object: Ref, target: &FieldType<'_>) -> Stop {
    let class = session.class_of(object).map(|c| session.vm.program.class(c).java_name()).unwrap_or_default();
    Stop::Failed(format!("an argument of type {class} cannot be converted to {}", target.java()))
}

/// Java's widening conversions of primitives, and none.
fn widened(value: Value, from: char, to: char) -> Option<Value> {
    if from == to {
        return Some(value);
    }
    let fits = match to {
        'S' => from == 'B',
        'I' => matches!(from, 'B' | 'S' | 'C'),
        'J' => matches!(from, 'B' | 'S' | 'C' | 'I'),
        'F' => matches!(from, 'B' | 'S' | 'C' | 'I' | 'J'),
        'D' => matches!(from, 'B' | 'S' | 'C' | 'I' | 'J' | 'F'),
        _ => false,
    };
    match (value.view(), to) {
        _ if !fits => None,
        (View::Int(v), 'S' | 'I') => Some(Value::int(v)),
        (View::Int(v), 'J') => Some(Value::long(v.into())),
        (View::Int(v), 'F') => Some(Value::float(v as f32)),
        (View::Int(v), 'D') => Some(Value::double(v.into())),
        (View::Long(v), 'F') => Some(Value::float(v as f32)),
        (View::Long(v), 'D') => Some(Value::double(v as f64)),
        (View::Float(v), 'D') => Some(Value::double(v.into())),
        _ => None,
    }
}

fn from_text(session: &mut Session<'_>, text: Ref, class: &str) -> Called<Ref> {
    session.pin(text);
    if boxes(class) == Some('C') {
        let units = session.vm.string_units(&session.state, text).unwrap_or_default();
        return match units.as_slice() {
            [unit] => session.boxed(Value::int((*unit).into()), 'C'),
            _ => Err(Stop::Failed("a text that is not one character cannot be converted to char".into())),
        };
    }
    if let Some((class, name, descriptor)) = FROM_TEXT.iter().find(|(known, ..)| *known == class) {
        if *class == "java/nio/file/Path" {
            return Err(Stop::Unsupported("a parameter of type java.nio.file.Path".into()));
        }
        let id = session.load(class)?;
        let Some(method) = session.vm.program.find_named(id, name, descriptor).map(|m| m.id) else {
            return Err(Stop::Ended(format!("{class}.{name} was not found")));
        };
        let made = match *name {
            "<init>" => session.construct(method, &[text]),
            _ => session.call(method, Ref::NULL, &[text]),
        };
        return made.inspect(|made| session.pin(*made));
    }
    let id = session.load(class)?;
    if session.vm.program.class(id).access & access::ENUM != 0 {
        let made = session.call_static(class, "valueOf", &format!("(Ljava/lang/String;)L{class};"), &[text])?;
        return Ok(made);
    }
    by_factory(session, text, id)
}

/// The fallback: the one static factory method, or the constructor, that takes a string.
fn by_factory(session: &mut Session<'_>, text: Ref, class: ClassId) -> Called<Ref> {
    let found = session.vm.program.class(class);
    let descriptor = format!("(Ljava/lang/String;)L{};", found.name);
    let methods: Vec<_> = found.methods.iter().map(|m| session.vm.program.method(*m)).collect();
    let usable = |m: &&&crate::program::Method| !m.is_private() && m.access & access::SYNTHETIC == 0;
    let factories: Vec<_> =
        methods.iter().filter(usable).filter(|m| m.is_static() && *m.descriptor == *descriptor).collect();
    let constructor =
        methods.iter().filter(usable).find(|m| m.is_constructor() && &*m.descriptor == "(Ljava/lang/String;)V");
    let made = match (factories.as_slice(), constructor) {
        ([factory], _) => session.call(factory.id, Ref::NULL, &[text]),
        (_, Some(constructor)) => session.construct(constructor.id, &[text]),
        _ => Err(Stop::Failed(format!("a text cannot be converted to {}", found.java_name()))),
    };
    made.inspect(|made| session.pin(*made))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_java_widens() {
        assert_eq!(widened(Value::int(3), 'I', 'J'), Some(Value::long(3)));
        assert_eq!(widened(Value::int(65), 'C', 'D'), Some(Value::double(65.0)));
        assert_eq!(widened(Value::long(3), 'J', 'I'), None);
        assert_eq!(widened(Value::int(1), 'Z', 'I'), None);
        assert_eq!(widened(Value::int(1), 'I', 'C'), None);
        assert_eq!(widened(Value::float(0.5), 'F', 'D'), Some(Value::double(0.5)));
    }
}
