//! Inputs that can be listed, and the paths that they satisfy.

use obligato::explore::engine::Ended;
use obligato::explore::script::{parameter_names, parameter_types};
use obligato::expr::{Assignment, Const, EvalCache, Sort, eval_bool};
use obligato::interp::Vm;
use obligato::program::Method;

use super::render::Printer;

/// One value of a parameter.
#[derive(Clone, PartialEq, Debug)]
pub enum Given {
    Bool(bool),
    Byte(i8),
    Int(i32),
    Null,
    /// A constant of the enum of that class.
    Constant(String, String),
    Text(String),
}

impl Given {
    /// In the notation of the replay classes.
    pub fn line(&self) -> String {
        match self {
            Given::Bool(v) => format!("boolean {v}"),
            Given::Byte(v) => format!("byte {v}"),
            Given::Int(v) => format!("int {v}"),
            Given::Null => "null".to_string(),
            Given::Constant(class, name) => format!("enum {class} {name}"),
            Given::Text(text) => format!("string \"{text}\""),
        }
    }
}

const INTS: [i32; 12] = [-3, -2, -1, 0, 1, 2, 3, 4, 5, 6, i32::MIN, i32::MAX];

fn domain(vm: &Vm, descriptor: &str) -> Vec<Given> {
    match descriptor {
        "Z" => vec![Given::Bool(false), Given::Bool(true)],
        "B" => (i8::MIN..=i8::MAX).map(Given::Byte).collect(),
        "I" => INTS.into_iter().map(Given::Int).collect(),
        "Ljava/lang/String;" => {
            let letters = ["a", "b", "0"];
            let mut all = vec![Given::Null, Given::Text(String::new())];
            all.extend(letters.iter().map(|a| Given::Text(a.to_string())));
            all.extend(letters.iter().flat_map(|a| letters.iter().map(move |b| Given::Text(format!("{a}{b}")))));
            all
        }
        other => {
            let name = other.trim_start_matches('L').trim_end_matches(';');
            let class = vm.program.class(vm.program.load(name).expect("an enum"));
            let constants = class.fields.iter().filter(|f| f.access & obligato::classfile::access::ENUM != 0);
            let constants = constants.map(|f| Given::Constant(class.java_name(), f.name.to_string()));
            std::iter::once(Given::Null).chain(constants).collect()
        }
    }
}

/// All combinations of the parameters' values.
pub fn inputs(vm: &Vm, method: &Method) -> Vec<Vec<Given>> {
    let mut all: Vec<Vec<Given>> = vec![Vec::new()];
    for descriptor in parameter_types(&method.descriptor) {
        let values = domain(vm, &descriptor);
        all = all
            .into_iter()
            .flat_map(|start| values.iter().map(move |v| [start.clone(), vec![v.clone()]].concat()))
            .collect();
    }
    all
}

/// The values of a path's variables that stand for an input; which variable says what, the path decides.
pub fn assignment(path: &mut Ended<'_>, method: &Method, input: &[Given]) -> Assignment {
    let mut assignment = Assignment::new();
    let names: Vec<String> = parameter_names(path.vm, method).into_iter().map(|n| n.expect("a name")).collect();
    let mut set = |terms: &mut obligato::expr::Terms, name: &str, sort: Sort, value: Const| {
        let variable = terms.var(name, sort);
        assignment.set(terms.as_var(variable).expect("a variable"), value);
    };
    for (name, given) in names.iter().zip(input) {
        match given {
            Given::Bool(v) => set(path.terms, name, Sort::Bool, Const::Bool(*v)),
            Given::Byte(v) => set(path.terms, name, Sort::Bv8, Const::Bv8(*v)),
            Given::Int(v) => set(path.terms, name, Sort::Bv32, Const::Bv32(*v)),
            Given::Text(text) => {
                set(path.terms, &format!("{name}.length"), Sort::Bv32, Const::Bv32(text.len() as i32));
                for (i, unit) in text.encode_utf16().enumerate() {
                    set(path.terms, &format!("{name}[{i}]"), Sort::Bv16, Const::Bv16(unit as i16));
                }
            }
            Given::Null | Given::Constant(..) => {}
        }
    }
    // Which object a reference is, its choice says; aliases of earlier arguments come before the new object.
    let arguments = path.stage.calls.last().map_or(Vec::new(), |c| c.arguments.clone());
    for ((name, given), argument) in names.iter().zip(input).zip(arguments) {
        let wanted = match given {
            Given::Null => "null".to_string(),
            Given::Constant(class, constant) => format!("{class}.{constant}"),
            Given::Text(_) => String::new(),
            _ => continue,
        };
        let made = path.state.inputs.objects.iter().find(|o| *o.name == **name).map(|o| o.exists);
        for choice in 0..8 {
            let variable = path.terms.var(&format!("{name}?"), Sort::Bv32);
            assignment.set(path.terms.as_var(variable).expect("a variable"), Const::Bv32(choice));
            let fits = match made {
                Some(exists) if wanted.is_empty() => eval_bool(path.terms, exists, &assignment, &mut EvalCache::new()),
                _ => Printer::new(path.vm, path.terms, path.state, &assignment).value(argument) == wanted,
            };
            if fits {
                break;
            }
        }
    }
    assignment
}

/// Whether the path is the input's.
pub fn satisfied(path: &Ended<'_>, assignment: &Assignment) -> bool {
    let mut cache = EvalCache::new();
    path.state.path.constraints.iter().all(|c| eval_bool(path.terms, c, assignment, &mut cache))
}
