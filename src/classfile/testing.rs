//! For unit tests: class files made by hand, wrong ones included.

/// Bytes of an attribute: name, content.
pub(crate) type Attribute<'a> = (&'a str, Vec<u8>);

/// Collects the parts of a class file; whatever it is given ends up in the file unchecked.
pub(crate) struct Builder {
    pub(crate) version: (u16, u16),
    pub(crate) access: u16,
    pub(crate) this: u16,
    pub(crate) superclass: u16,
    pool: Vec<u8>,
    slots: u16,
    fields: (u16, Vec<u8>),
    methods: (u16, Vec<u8>),
    attributes: (u16, Vec<u8>),
}

impl Builder {
    pub(crate) fn new(name: &str) -> Self {
        let mut this = Self {
            version: (61, 0),
            access: 0x21,
            this: 0,
            superclass: 0,
            pool: Vec::new(),
            slots: 1,
            fields: (0, Vec::new()),
            methods: (0, Vec::new()),
            attributes: (0, Vec::new()),
        };
        this.this = this.class(name);
        this.superclass = this.class("java/lang/Object");
        this
    }

    /// Adds a constant of any kind and gives its index.
    pub(crate) fn constant(&mut self, tag: u8, content: &[u8]) -> u16 {
        self.pool.push(tag);
        self.pool.extend_from_slice(content);
        let index = self.slots;
        self.slots += if matches!(tag, 5 | 6) { 2 } else { 1 };
        index
    }

    /// Adds a constant made of two indices.
    pub(crate) fn pair(&mut self, tag: u8, first: u16, second: u16) -> u16 {
        self.constant(tag, &[first.to_be_bytes(), second.to_be_bytes()].concat())
    }

    pub(crate) fn raw_utf8(&mut self, text: &[u8]) -> u16 {
        let mut content = u16::try_from(text.len()).unwrap().to_be_bytes().to_vec();
        content.extend_from_slice(text);
        self.constant(1, &content)
    }

    pub(crate) fn utf8(&mut self, text: &str) -> u16 {
        self.raw_utf8(text.as_bytes())
    }

    pub(crate) fn class(&mut self, name: &str) -> u16 {
        let name = self.utf8(name);
        self.constant(7, &name.to_be_bytes())
    }

    /// Adds a field, method or interface method reference (tags 9, 10, 11).
    pub(crate) fn member(&mut self, tag: u8, class: &str, name: &str, descriptor: &str) -> u16 {
        let class = self.class(class);
        let (name, descriptor) = (self.utf8(name), self.utf8(descriptor));
        let pair = self.pair(12, name, descriptor);
        self.pair(tag, class, pair)
    }

    fn member_info(&mut self, access: u16, name: &str, descriptor: &str, attributes: &[Attribute<'_>]) -> Vec<u8> {
        let mut info = access.to_be_bytes().to_vec();
        info.extend(self.utf8(name).to_be_bytes());
        info.extend(self.utf8(descriptor).to_be_bytes());
        info.extend(u16::try_from(attributes.len()).unwrap().to_be_bytes());
        for (name, content) in attributes {
            info.extend(self.attribute_bytes(name, content));
        }
        info
    }

    pub(crate) fn attribute_bytes(&mut self, name: &str, content: &[u8]) -> Vec<u8> {
        let mut bytes = self.utf8(name).to_be_bytes().to_vec();
        bytes.extend(u32::try_from(content.len()).unwrap().to_be_bytes());
        bytes.extend_from_slice(content);
        bytes
    }

    pub(crate) fn field(&mut self, access: u16, name: &str, descriptor: &str, attributes: &[Attribute<'_>]) {
        let info = self.member_info(access, name, descriptor, attributes);
        self.fields.0 += 1;
        self.fields.1.extend(info);
    }

    pub(crate) fn method(&mut self, access: u16, name: &str, descriptor: &str, attributes: &[Attribute<'_>]) {
        let info = self.member_info(access, name, descriptor, attributes);
        self.methods.0 += 1;
        self.methods.1.extend(info);
    }

    pub(crate) fn attribute(&mut self, name: &str, content: &[u8]) {
        let bytes = self.attribute_bytes(name, content);
        self.attributes.0 += 1;
        self.attributes.1.extend(bytes);
    }

    pub(crate) fn build(&self) -> Vec<u8> {
        let mut bytes = 0xcafe_babe_u32.to_be_bytes().to_vec();
        for number in [self.version.1, self.version.0, self.slots] {
            bytes.extend(number.to_be_bytes());
        }
        bytes.extend_from_slice(&self.pool);
        for number in [self.access, self.this, self.superclass, 0] {
            bytes.extend(number.to_be_bytes());
        }
        for (count, content) in [&self.fields, &self.methods, &self.attributes] {
            bytes.extend(count.to_be_bytes());
            bytes.extend_from_slice(content);
        }
        bytes
    }
}

/// Numbers in big-endian order: what tables of attributes are made of.
pub(crate) fn words(numbers: &[u16]) -> Vec<u8> {
    numbers.iter().flat_map(|number| number.to_be_bytes()).collect()
}

/// The content of a Code attribute with one slot of stack and four locals; `tables` is all after the handlers.
pub(crate) fn code(bytes: &[u8], handlers: &[[u16; 4]], tables: &[u8]) -> Vec<u8> {
    let mut content = words(&[1, 4]);
    content.extend(u32::try_from(bytes.len()).unwrap().to_be_bytes());
    content.extend_from_slice(bytes);
    content.extend(words(&[u16::try_from(handlers.len()).unwrap()]));
    content.extend(words(handlers.as_flattened()));
    content.extend_from_slice(tables);
    content
}

/// A class without members.
pub(crate) fn minimal(name: &str) -> Vec<u8> {
    Builder::new(name).build()
}
