//! A second reader of class files, straight from chapter 4 of the JVM specification: no checks, no sharing, no crate.
//! It panics on anything unusual and exists to disagree with the real one.

/// What is compared.
#[derive(Debug, PartialEq, Eq)]
pub struct Outline {
    pub version: (u16, u16),
    pub access: u16,
    pub name: String,
    pub superclass: Option<String>,
    pub interfaces: Vec<String>,
    pub source_file: Option<String>,
    pub fields: Vec<Field>,
    pub methods: Vec<Method>,
    /// Field, method and interface method references: class, name, descriptor.
    pub members: Vec<(u16, [String; 3])>,
    pub strings: Vec<(u16, Vec<u16>)>,
}

#[derive(Debug, PartialEq, Eq)]
pub struct Field {
    pub access: u16,
    pub name: String,
    pub descriptor: String,
    pub constant: Option<u16>,
}

#[derive(Debug, PartialEq, Eq)]
pub struct Method {
    pub access: u16,
    pub name: String,
    pub descriptor: String,
    pub exceptions: Vec<String>,
    pub code: Option<Code>,
}

#[derive(Debug, PartialEq, Eq)]
pub struct Code {
    pub limits: (u16, u16),
    pub bytes: Vec<u8>,
    pub handlers: Vec<[u16; 4]>,
    pub lines: Vec<[u16; 2]>,
}

struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
    /// Offsets of the contents of the constants, behind their tags.
    pool: Vec<usize>,
}

impl<'a> Reader<'a> {
    fn number(&mut self, width: usize) -> usize {
        let value = self.bytes[self.at..self.at + width].iter().fold(0, |sum, &byte| sum << 8 | usize::from(byte));
        self.at += width;
        value
    }

    fn u16(&mut self) -> u16 {
        self.number(2) as u16
    }

    fn many<T>(&mut self, mut read: impl FnMut(&mut Self) -> T) -> Vec<T> {
        (0..self.u16()).map(|_| read(self)).collect()
    }

    fn index_at(&self, offset: usize) -> u16 {
        u16::from_be_bytes([self.bytes[offset], self.bytes[offset + 1]])
    }

    fn units(&self, utf8: u16) -> Vec<u16> {
        let start = self.pool[usize::from(utf8)];
        let mut bytes = &self.bytes[start + 2..start + 2 + usize::from(self.index_at(start))];
        let mut units = Vec::new();
        while let [first, rest @ ..] = bytes {
            let (unit, used) = if first & 0x80 == 0 {
                (u16::from(*first), 0)
            } else if first & 0xe0 == 0xc0 {
                (u16::from(first & 0x1f) << 6 | u16::from(rest[0] & 0x3f), 1)
            } else {
                (u16::from(first & 0xf) << 12 | u16::from(rest[0] & 0x3f) << 6 | u16::from(rest[1] & 0x3f), 2)
            };
            units.push(unit);
            bytes = &rest[used..];
        }
        units
    }

    fn text(&self, utf8: u16) -> String {
        String::from_utf16_lossy(&self.units(utf8))
    }

    fn class(&self, index: u16) -> String {
        self.text(self.index_at(self.pool[usize::from(index)]))
    }

    fn member(&self, index: u16) -> [String; 3] {
        let at = self.pool[usize::from(index)];
        let pair = self.pool[usize::from(self.index_at(at + 2))];
        [self.class(self.index_at(at)), self.text(self.index_at(pair)), self.text(self.index_at(pair + 2))]
    }

    /// Calls `read` at the start of each attribute's content and goes on behind it.
    fn attributes(&mut self, mut read: impl FnMut(&mut Self, &str)) {
        for _ in 0..self.u16() {
            let name = self.u16();
            let end = self.number(4) + self.at;
            read(self, &self.text(name));
            self.at = end;
        }
    }

    fn field(&mut self) -> Field {
        let access = self.u16();
        let (name, descriptor) = (self.u16(), self.u16());
        let mut constant = None;
        self.attributes(|reader, name| {
            if name == "ConstantValue" && access & 8 != 0 {
                constant = Some(reader.u16());
            }
        });
        Field { access, name: self.text(name), descriptor: self.text(descriptor), constant }
    }

    fn method(&mut self) -> Method {
        let access = self.u16();
        let (name, descriptor) = (self.u16(), self.u16());
        let (mut code, mut exceptions) = (None, Vec::new());
        self.attributes(|reader, name| match name {
            "Code" => code = Some(reader.code()),
            "Exceptions" => {
                exceptions = reader.many(Self::u16).into_iter().map(|index| reader.class(index)).collect();
            }
            _ => {}
        });
        Method { access, name: self.text(name), descriptor: self.text(descriptor), exceptions, code }
    }

    fn code(&mut self) -> Code {
        let limits = (self.u16(), self.u16());
        let length = self.number(4);
        let bytes = self.bytes[self.at..self.at + length].to_vec();
        self.at += length;
        let handlers = self.many(|reader| [0; 4].map(|_| reader.u16()));
        let mut lines = Vec::new();
        self.attributes(|reader, name| {
            if name == "LineNumberTable" {
                lines.extend(reader.many(|reader| [0; 2].map(|_| reader.u16())));
            }
        });
        lines.sort_by_key(|line| line[0]);
        Code { limits, bytes, handlers, lines }
    }
}

pub fn read(bytes: &[u8]) -> Outline {
    let mut reader = Reader { bytes, at: 4, pool: vec![0] };
    let (minor, major) = (reader.u16(), reader.u16());
    let slots = usize::from(reader.u16());
    let (mut members, mut strings) = (Vec::new(), Vec::new());
    while reader.pool.len() < slots {
        let index = reader.pool.len() as u16;
        let tag = reader.number(1);
        reader.pool.push(reader.at);
        match tag {
            1 => reader.at += 2 + usize::from(reader.index_at(reader.at)),
            3 | 4 | 12 | 17 | 18 => reader.at += 4,
            5 | 6 => {
                reader.pool.push(0);
                reader.at += 8;
            }
            8 => {
                strings.push(index);
                reader.at += 2;
            }
            7 | 16 | 19 | 20 => reader.at += 2,
            9..=11 => {
                members.push(index);
                reader.at += 4;
            }
            15 => reader.at += 3,
            other => panic!("tag {other}"),
        }
    }
    let access = reader.u16();
    let (this, superclass) = (reader.u16(), reader.u16());
    let interfaces = reader.many(Reader::u16);
    let fields = reader.many(Reader::field);
    let methods = reader.many(Reader::method);
    let mut source_file = None;
    reader.attributes(|reader, name| {
        if name == "SourceFile" {
            let index = reader.u16();
            source_file = Some(reader.text(index));
        }
    });
    Outline {
        version: (major, minor),
        access,
        name: reader.class(this),
        superclass: Some(superclass).filter(|&index| index != 0).map(|index| reader.class(index)),
        interfaces: interfaces.into_iter().map(|index| reader.class(index)).collect(),
        source_file,
        fields,
        methods,
        members: members.into_iter().map(|index| (index, reader.member(index))).collect(),
        strings: strings
            .into_iter()
            .map(|index| (index, reader.units(reader.index_at(reader.pool[usize::from(index)]))))
            .collect(),
    }
}
