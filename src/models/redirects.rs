//! Methods of real library classes that run something else: `jdk-stubs/redirects.txt`, read once.

use crate::interp::model::Registry;
use crate::interp::{Answer, Call, Model, Reply, default_value};

static TABLE: &str = include_str!("../../jdk-stubs/redirects.txt");

pub fn add_to(registry: &mut Registry) {
    for line in TABLE.lines().filter(|l| !l.starts_with('#')) {
        let mut words = line.split_whitespace();
        let (Some(method), Some(action)) = (words.next(), words.next()) else { continue };
        let model: Model = match action {
            "noop" | "zero" => zero,
            "self" => |call| Ok(Reply::Value(call.arg(0))),
            "unsupported" => unsupported,
            target => {
                registry.redirect(method, target);
                continue;
            }
        };
        // A model of ours is more specific than the table's default.
        if !registry.knows(method) {
            registry.add(&[(method, model)]);
        }
    }
}

fn zero(call: &mut Call) -> Answer {
    Ok(call.method.result.map_or(Reply::VOID, |kind| Reply::Value(default_value(kind))))
}

fn unsupported(call: &mut Call) -> Answer {
    let class = call.vm.program.class(call.method.class).java_name();
    let name = if call.method.is_constructor() {
        "new ".to_string() + &class
    } else {
        format!("{class}.{}", call.method.name)
    };
    Ok(Reply::Unsupported(name))
}
