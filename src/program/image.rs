//! The JDK's `lib/modules` file: a perfect hash table from resource names to bytes.
//!
//! The crate `jimage-rs` maps the file and inflates compressed resources. Its lookups index the mapping unchecked and
//! would panic on a damaged image, so the tables are read here, every access checked. That also reaches the image's own
//! `/packages` entries, which say which modules a package is in without listing the whole image.
//!
//! Layout: header of seven 4-byte numbers in the byte order of the writer, `count` redirects, `count` offsets into the
//! location attributes, those attributes, zero-terminated strings, resources. (`jdk.internal.jimage.ImageHeader`,
//! `ImageStringsReader.hashCode`, `ImageLocation`.)

use crate::util::InputError;
use crate::util::error::Result;
use jimage_rs::JImage;
use std::borrow::Cow;
use std::path::{Path, PathBuf};

const HEADER: usize = 28;
const COMPRESSED_HEADER: u64 = 29;
const COMPRESSED_MAGIC: u32 = 0xcafe_fafa;
const HASH_MULTIPLIER: u32 = 0x0100_0193;
/// No class and no package entry comes near; guards the inflation of a damaged image.
const LARGEST_RESOURCE: u64 = 64 << 20;

pub(super) struct Image {
    path: PathBuf,
    image: JImage,
    big_endian: bool,
    count: u32,
    offsets: usize,
    attributes: usize,
    strings: usize,
    data: usize,
}

/// Where one resource is and what it is called: `/{module}/{parent}/{base}.{extension}`, empty parts left out.
#[derive(Default)]
struct Location<'a> {
    module: &'a str,
    parent: &'a str,
    base: &'a str,
    extension: &'a str,
    offset: u64,
    compressed: u64,
    size: u64,
}

impl Image {
    pub(super) fn open(path: &Path) -> Result<Self> {
        let damaged = |what: String| InputError::file(path, format!("not a usable JDK image: {what}"));
        let length = std::fs::metadata(path).map_err(|error| damaged(error.to_string()))?.len();
        if length < HEADER as u64 {
            return Err(damaged("it is too short".to_owned()));
        }
        let image = JImage::open(path).map_err(|error| damaged(error.to_string()))?;
        let bytes = image.raw().as_slice();
        let big_endian = bytes.starts_with(&[0xca, 0xfe, 0xda, 0xda]);
        let header = |index: usize| number(bytes, index * 4, big_endian);
        let (Some(count), Some(attributes), Some(strings)) = (header(4), header(5), header(6)) else {
            return Err(damaged("it is too short".to_owned()));
        };
        let start_of_offsets = HEADER + count as usize * 4;
        let start_of_attributes = start_of_offsets + count as usize * 4;
        let start_of_strings = start_of_attributes + attributes as usize;
        let start_of_data = start_of_strings + strings as usize;
        if count == 0 || count > i32::MAX as u32 || start_of_data > bytes.len() {
            return Err(damaged("its tables are cut off; install the JDK again".to_owned()));
        }
        Ok(Self {
            path: path.to_owned(),
            big_endian,
            count,
            offsets: start_of_offsets,
            attributes: start_of_attributes,
            strings: start_of_strings,
            data: start_of_data,
            image,
        })
    }

    /// The bytes of `/module/package/Name.class`.
    pub(super) fn class(&self, module: &str, internal_name: &str) -> Result<Option<Cow<'_, [u8]>>> {
        self.resource(&format!("/{module}/{internal_name}.class"))
    }

    /// The modules that the image lists for a package in internal form (`java/lang`). One of them holds its classes;
    /// others may just hold resources, or packages below it.
    pub(super) fn modules_of(&self, package: &str) -> Result<Vec<&str>> {
        let Some(entry) = self.resource(&format!("/packages/{}", package.replace('/', ".")))? else {
            return Ok(Vec::new());
        };
        // Pairs of a flag word, whose meaning depends on the version of the image, and the offset of a name.
        let mut modules = Vec::new();
        for start in (4..entry.len()).step_by(8) {
            let offset = number(&entry, start, self.big_endian).ok_or_else(|| self.damaged())?;
            modules.push(self.string(u64::from(offset))?);
        }
        Ok(modules)
    }

    /// Calls `visit(module, package, simple_name)` for every class; the package in internal form. The order is that of
    /// the hash table: the caller sorts.
    pub(super) fn each_class<'a>(&'a self, mut visit: impl FnMut(&'a str, &'a str, &'a str)) -> Result<()> {
        for index in 0..self.count {
            let location = self.location(index)?;
            if location.extension == "class" && !matches!(location.module, "" | "modules" | "packages") {
                visit(location.module, location.parent, location.base);
            }
        }
        Ok(())
    }

    fn bytes(&self) -> &[u8] {
        self.image.raw().as_slice()
    }

    fn damaged(&self) -> InputError {
        InputError::file(&self.path, "the JDK image is damaged; install the JDK again")
    }

    fn word(&self, offset: usize) -> Result<u32> {
        number(self.bytes(), offset, self.big_endian).ok_or_else(|| self.damaged())
    }

    /// A file by its full name in the image, `/module/path`.
    pub(super) fn resource(&self, name: &str) -> Result<Option<Cow<'_, [u8]>>> {
        let slot = hash(name, HASH_MULTIPLIER) % self.count;
        let index = match self.word(HEADER + slot as usize * 4)?.cast_signed() {
            0 => return Ok(None),
            // The only name in its slot: the index itself.
            direct if direct < 0 => (-1 - direct).cast_unsigned(),
            // Several names hashed here: hash again with this seed.
            seed => hash(name, seed.cast_unsigned()) % self.count,
        };
        if index >= self.count {
            return Err(self.damaged());
        }
        let location = self.location(index)?;
        if !location.is_called(name) {
            return Ok(None);
        }
        self.content(name, &location).map(Some)
    }

    fn content(&self, name: &str, location: &Location<'_>) -> Result<Cow<'_, [u8]>> {
        let stored = if location.compressed == 0 { location.size } else { location.compressed };
        let range = || {
            let start = self.data.checked_add(usize::try_from(location.offset).ok()?)?;
            let end = start.checked_add(usize::try_from(stored).ok()?)?;
            self.bytes().get(start..end)
        };
        let stored = range().ok_or_else(|| self.damaged())?;
        if location.compressed == 0 {
            return Ok(Cow::Borrowed(stored));
        }
        self.check_compressed(stored)?;
        match self.image.find_resource(name) {
            Ok(Some(content)) => Ok(content),
            Ok(None) => Err(self.damaged()),
            Err(error) => Err(InputError::file(
                &self.path,
                format!("cannot read {name}: {error}; use a JDK whose image is not compressed"),
            )),
        }
    }

    /// What `jimage-rs` trusts in the header of a compressed resource: magic number, stored and inflated size, offset of
    /// the name of the algorithm.
    fn check_compressed(&self, stored: &[u8]) -> Result<()> {
        let word = |at: usize| number(stored, at, self.big_endian).ok_or_else(|| self.damaged());
        let long = |at: usize| {
            let (first, second) = (u64::from(word(at)?), u64::from(word(at + 4)?));
            Ok(if self.big_endian { first << 32 | second } else { second << 32 | first })
        };
        let (compressed, size): (u64, u64) = (long(4)?, long(12)?);
        let fits = compressed.saturating_add(COMPRESSED_HEADER) <= stored.len() as u64;
        if word(0)? != COMPRESSED_MAGIC || !fits || size > LARGEST_RESOURCE {
            return Err(self.damaged());
        }
        self.string(u64::from(word(20)?)).map(|_| ())
    }

    fn location(&self, index: u32) -> Result<Location<'_>> {
        let start = self.attributes + self.word(self.offsets + index as usize * 4)? as usize;
        let mut rest = self.bytes().get(start..self.strings).ok_or_else(|| self.damaged())?;
        let mut location = Location::default();
        loop {
            let (&head, values) = rest.split_first().ok_or_else(|| self.damaged())?;
            if head >> 3 == 0 {
                return Ok(location);
            }
            let length = usize::from(head & 7) + 1;
            let (value, next) = values.split_at_checked(length).ok_or_else(|| self.damaged())?;
            // At most eight bytes, big-endian whatever the image is.
            let value = value.iter().fold(0, |sum: u64, &byte| sum << 8 | u64::from(byte));
            match head >> 3 {
                1 => location.module = self.string(value)?,
                2 => location.parent = self.string(value)?,
                3 => location.base = self.string(value)?,
                4 => location.extension = self.string(value)?,
                5 => location.offset = value,
                6 => location.compressed = value,
                7 => location.size = value,
                // Attributes of newer images say nothing about where the bytes are.
                _ => {}
            }
            rest = next;
        }
    }

    fn string(&self, offset: u64) -> Result<&str> {
        let text = || {
            let start = self.strings.checked_add(usize::try_from(offset).ok()?)?;
            let rest = self.bytes().get(start..self.data)?;
            let length = rest.iter().position(|&byte| byte == 0)?;
            std::str::from_utf8(rest.get(..length)?).ok()
        };
        text().ok_or_else(|| self.damaged())
    }
}

impl Location<'_> {
    /// Two names can share a slot of the hash table.
    fn is_called(&self, name: &str) -> bool {
        let mut rest = name;
        for (separator, part) in [('/', self.module), ('/', self.parent), ('/', self.base), ('.', self.extension)] {
            if part.is_empty() {
                continue;
            }
            let Some(next) = rest.strip_prefix(separator).and_then(|rest| rest.strip_prefix(part)) else {
                return false;
            };
            rest = next;
        }
        rest.is_empty()
    }
}

fn number(bytes: &[u8], offset: usize, big_endian: bool) -> Option<u32> {
    let word = *bytes.get(offset..)?.first_chunk::<4>()?;
    Some(if big_endian { u32::from_be_bytes(word) } else { u32::from_le_bytes(word) })
}

fn hash(name: &str, seed: u32) -> u32 {
    name.bytes().fold(seed, |hash, byte| hash.wrapping_mul(HASH_MULTIPLIER) ^ u32::from(byte)) & 0x7fff_ffff
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::util::testing::TempFolder;

    /// An image with one resource, `/m/p/C.class`, stored as given.
    fn image(content: &[u8], compressed: u8, size: u8) -> Vec<u8> {
        let strings = b"\0m\0p\0C\0class\0zip\0";
        let attributes = [0x08, 1, 0x10, 3, 0x18, 5, 0x20, 7, 0x28, 0, 0x30, compressed, 0x38, size, 0];
        let mut bytes = Vec::new();
        let tables = [strings.len(), attributes.len()].map(|length| u32::try_from(length).unwrap());
        for word in [0xcafe_dada, 0x0001_0000, 0, 1, 1, tables[1], tables[0], u32::MAX, 0] {
            bytes.extend(word.to_le_bytes());
        }
        bytes.extend(attributes);
        bytes.extend(strings);
        bytes.extend(content);
        bytes
    }

    fn compressed_image() -> Vec<u8> {
        let mut stream = zlib(b"hello");
        let mut content = COMPRESSED_MAGIC.to_le_bytes().to_vec();
        content.extend((stream.len() as u64).to_le_bytes());
        content.extend(5_u64.to_le_bytes());
        content.extend(13_u32.to_le_bytes());
        content.extend([0; 5]);
        content.append(&mut stream);
        let length = u8::try_from(content.len()).unwrap();
        image(&content, length, 5)
    }

    /// A zlib stream of one stored block, by hand.
    fn zlib(text: &[u8]) -> Vec<u8> {
        let length = u16::try_from(text.len()).unwrap();
        let mut stream = vec![0x78, 0x01, 0x01];
        stream.extend(length.to_le_bytes());
        stream.extend((!length).to_le_bytes());
        stream.extend(text);
        let (mut low, mut high) = (1_u32, 0_u32);
        for &byte in text {
            low = (low + u32::from(byte)) % 65521;
            high = (high + low) % 65521;
        }
        stream.extend((high << 16 | low).to_be_bytes());
        stream
    }

    #[test]
    fn one_resource() {
        let temp = TempFolder::new();
        for bytes in [image(b"hello", 0, 5), compressed_image()] {
            let image = Image::open(&temp.write("modules", bytes)).unwrap();
            assert_eq!(image.class("m", "p/C").unwrap().as_deref(), Some(&b"hello"[..]));
            assert_eq!(image.class("m", "p/D").unwrap(), None);
            assert_eq!(image.modules_of("p").unwrap(), Vec::<&str>::new());
            let mut classes = Vec::new();
            image.each_class(|module, package, name| classes.push([module, package, name])).unwrap();
            assert_eq!(classes, [["m", "p", "C"]]);
        }
    }

    /// Every byte replaced by a few others: an error or an answer, never a panic.
    #[test]
    fn damaged_images() {
        let temp = TempFolder::new();
        for whole in [image(b"hello", 0, 5), compressed_image()] {
            for position in 0..whole.len() {
                for byte in [0, 1, 0x7f, 0x80, 0xff] {
                    let mut bytes = whole.clone();
                    bytes[position] = byte;
                    let Ok(image) = Image::open(&temp.write("damaged", bytes)) else { continue };
                    let _ = image.class("m", "p/C");
                    let _ = image.each_class(|_, _, _| ());
                }
            }
            for end in 0..whole.len() {
                if let Ok(image) = Image::open(&temp.write("cut", &whole[..end])) {
                    let _ = image.class("m", "p/C");
                }
            }
        }
    }
}
