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

    fn resource(&self, name: &str) -> Result<Option<Cow<'_, [u8]>>> {
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
        // The header of a compressed resource: magic, compressed and inflated size, two string offsets, a flag.
        let long = |at: usize| {
            let (first, second) = (number(stored, at, self.big_endian)?, number(stored, at + 4, self.big_endian)?);
            let (high, low) = if self.big_endian { (first, second) } else { (second, first) };
            Some(u64::from(high) << 32 | u64::from(low))
        };
        let (Some(compressed), Some(size)) = (long(4), long(12)) else { return Err(self.damaged()) };
        if compressed.saturating_add(29) > stored.len() as u64 || size > LARGEST_RESOURCE {
            return Err(self.damaged());
        }
        match self.image.find_resource(name) {
            Ok(Some(content)) => Ok(content),
            Ok(None) => Err(self.damaged()),
            Err(error) => Err(InputError::file(
                &self.path,
                format!("cannot read {name}: {error}; use a JDK whose image is not compressed"),
            )),
        }
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
