//! Generic types as the `Signature` attribute spells them (JVMS 4.7.9.1). Total: what is malformed gives none.

/// A type of a signature.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Sig {
    /// The letter of a primitive type or of `void`.
    Plain(char),
    Var(String),
    /// The internal name and its type arguments, those of the innermost class.
    Class(String, Vec<Sig>),
    Array(Box<Sig>),
    /// `?`, or the bound of `? extends` and `? super`.
    Wildcard(Option<Box<Sig>>),
}

/// A type parameter and its first bound.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TypeParameter {
    pub name: String,
    pub bound: Option<Sig>,
}

impl TypeParameter {
    /// Not every class can stand for it.
    pub fn is_bounded(&self) -> bool {
        self.bound.as_ref().is_some_and(|bound| !bound.is_object())
    }
}

impl Sig {
    fn is_object(&self) -> bool {
        matches!(self, Sig::Class(name, _) if name == "java/lang/Object")
    }

    /// The type with these arguments for the parameters that it names.
    pub fn with(&self, parameters: &[TypeParameter], arguments: &[Sig]) -> Sig {
        match self {
            Sig::Var(name) => {
                let at = parameters.iter().position(|parameter| parameter.name == *name);
                at.and_then(|at| arguments.get(at)).unwrap_or(self).clone()
            }
            Sig::Plain(_) | Sig::Wildcard(None) => self.clone(),
            Sig::Array(of) => Sig::Array(Box::new(of.with(parameters, arguments))),
            Sig::Wildcard(Some(bound)) => Sig::Wildcard(Some(Box::new(bound.with(parameters, arguments)))),
            Sig::Class(name, own) => {
                Sig::Class(name.clone(), own.iter().map(|sig| sig.with(parameters, arguments)).collect())
            }
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct MethodSig {
    pub parameters: Vec<TypeParameter>,
    pub arguments: Vec<Sig>,
    pub result: Sig,
}

/// Types inside types.
const DEEPEST: u32 = 40;

struct Reader<'a> {
    rest: &'a str,
}

/// The type of a field, or of anything else that is one type.
pub fn field(text: &str) -> Option<Sig> {
    let mut reader = Reader { rest: text };
    let found = reader.one(0)?;
    reader.rest.is_empty().then_some(found)
}

pub fn method(text: &str) -> Option<MethodSig> {
    let mut reader = Reader { rest: text };
    let parameters = reader.parameters()?;
    reader.expect('(')?;
    let mut arguments = Vec::new();
    while !reader.accept(')') {
        arguments.push(reader.one(0)?);
    }
    let result = if reader.accept('V') { Sig::Plain('V') } else { reader.one(0)? };
    Some(MethodSig { parameters, arguments, result })
}

/// The type parameters of a class.
pub fn class(text: &str) -> Vec<TypeParameter> {
    Reader { rest: text }.parameters().unwrap_or_default()
}

/// The superclass of a class and its interfaces, as it names them.
pub fn supertypes(text: &str) -> Vec<Sig> {
    let mut reader = Reader { rest: text };
    if reader.parameters().is_none() {
        return Vec::new();
    }
    std::iter::from_fn(|| if reader.rest.is_empty() { None } else { reader.one(0) }).collect()
}

impl Reader<'_> {
    fn next(&mut self) -> Option<char> {
        let c = self.rest.chars().next()?;
        self.rest = self.rest.get(c.len_utf8()..)?;
        Some(c)
    }

    fn accept(&mut self, c: char) -> bool {
        match self.rest.strip_prefix(c) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn expect(&mut self, c: char) -> Option<()> {
        self.accept(c).then_some(())
    }

    fn until(&mut self, ends: &[char]) -> Option<String> {
        let at = self.rest.find(ends)?;
        let (name, rest) = self.rest.split_at(at);
        self.rest = rest;
        Some(name.to_string())
    }

    fn parameters(&mut self) -> Option<Vec<TypeParameter>> {
        let mut found = Vec::new();
        if !self.accept('<') {
            return Some(found);
        }
        while !self.accept('>') {
            let name = self.until(&[':'])?;
            let mut bound = None;
            while self.accept(':') {
                if self.rest.starts_with([':', '>']) {
                    continue;
                }
                // An empty class bound is followed by interface bounds.
                if self.rest.starts_with(['L', 'T', '[']) {
                    let next = self.one(0)?;
                    bound = bound.or(Some(next));
                }
            }
            found.push(TypeParameter { name, bound });
        }
        Some(found)
    }

    fn one(&mut self, depth: u32) -> Option<Sig> {
        if depth > DEEPEST {
            return None;
        }
        match self.next()? {
            c @ ('Z' | 'B' | 'S' | 'C' | 'I' | 'J' | 'F' | 'D') => Some(Sig::Plain(c)),
            'T' => {
                let name = self.until(&[';'])?;
                self.expect(';')?;
                Some(Sig::Var(name))
            }
            '[' => Some(Sig::Array(Box::new(self.one(depth + 1)?))),
            'L' => {
                let mut name = self.until(&['<', ';', '.'])?;
                let mut arguments = self.arguments(depth)?;
                while self.accept('.') {
                    name = format!("{name}${}", self.until(&['<', ';', '.'])?);
                    arguments = self.arguments(depth)?;
                }
                self.expect(';')?;
                Some(Sig::Class(name, arguments))
            }
            _ => None,
        }
    }

    fn arguments(&mut self, depth: u32) -> Option<Vec<Sig>> {
        let mut found = Vec::new();
        if !self.accept('<') {
            return Some(found);
        }
        while !self.accept('>') {
            found.push(match self.rest.chars().next()? {
                '*' => {
                    self.next();
                    Sig::Wildcard(None)
                }
                '+' | '-' => {
                    self.next();
                    Sig::Wildcard(Some(Box::new(self.one(depth + 1)?)))
                }
                _ => self.one(depth + 1)?,
            });
        }
        Some(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signatures_are_read() {
        let list = Sig::Class("java/util/List".into(), vec![Sig::Var("T".into())]);
        assert_eq!(field("Ljava/util/List<TT;>;"), Some(list.clone()));
        assert_eq!(field("[[I"), Some(Sig::Array(Box::new(Sig::Array(Box::new(Sig::Plain('I')))))));
        let found =
            method("<T::Ljava/lang/Comparable<TT;>;U:TT;>(Ljava/util/List<TT;>;[TU;)TT;^Ljava/lang/X;").unwrap();
        assert_eq!(found.parameters.len(), 2);
        assert_eq!(
            found.parameters[0].bound,
            Some(Sig::Class("java/lang/Comparable".into(), vec![Sig::Var("T".into())]))
        );
        assert_eq!(found.arguments, [list.clone(), Sig::Array(Box::new(Sig::Var("U".into())))]);
        assert_eq!(found.result, Sig::Var("T".into()));
        assert_eq!(
            field("Ljava/util/Map<+Ljava/lang/Number;*>.Entry<-TK;>;"),
            Some(Sig::Class("java/util/Map$Entry".into(), vec![Sig::Wildcard(Some(Box::new(Sig::Var("K".into()))))]))
        );
        let parameters = class("<K:Ljava/lang/Object;V:>Ljava/lang/Object;");
        assert_eq!(parameters.len(), 2);
        assert!(!parameters[0].is_bounded() && found.parameters[0].is_bounded());
        let placed = field("Lx/Y<[TV;TK;>;").unwrap().with(&parameters, &[list.clone(), Sig::Var("X".into())]);
        assert_eq!(placed, Sig::Class("x/Y".into(), vec![Sig::Array(Box::new(Sig::Var("X".into()))), list]));
        for bad in ["", "L", "Lx", "[", "TX", "Lx<", "Lx<>", &"[".repeat(100)] {
            assert_eq!(field(bad), None, "{bad}");
        }
        assert!(class("<").is_empty() && method("(").is_none());
    }
}
