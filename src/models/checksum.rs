//! `java.util.zip.CRC32` and `Adler32`.

use crate::interp::{Answer, Call, Model, Reply};
use crate::state::Elements;

pub const MODELS: &[(&str, Model)] = &[
    ("java/util/zip/CRC32.update(II)I", |c| Ok(Reply::int(crc32(c.int(0)?, &[c.int(1)? as i8])))),
    ("java/util/zip/CRC32.updateBytes0(I[BII)I", |c| over_bytes(c, crc32)),
    ("java/util/zip/Adler32.update(II)I", |c| Ok(Reply::int(adler32(c.int(0)?, &[c.int(1)? as i8])))),
    ("java/util/zip/Adler32.updateBytes(I[BII)I", |c| over_bytes(c, adler32)),
];

fn over_bytes(call: &mut Call, sum: fn(i32, &[i8]) -> i32) -> Answer {
    let (start, array, offset, length) = (call.int(0)?, call.object(1)?, call.int(2)?, call.int(3)?);
    let Some(Elements::Byte(bytes)) = call.state.heap.array(array) else {
        return Ok(Reply::Unsupported("a checksum of symbolic bytes".into()));
    };
    let bytes = bytes.to_vec();
    let range = usize::try_from(offset).ok().zip(usize::try_from(length).ok());
    let part = range.and_then(|(from, count)| bytes.get(from..from.checked_add(count)?));
    match part {
        Some(part) => Ok(Reply::int(sum(start, part))),
        None => Ok(Reply::Throw("java/lang/ArrayIndexOutOfBoundsException", None)),
    }
}

/// The reflected polynomial of IEEE 802.3, bit by bit.
fn crc32(start: i32, bytes: &[i8]) -> i32 {
    let mut crc = !(start as u32);
    for byte in bytes {
        crc ^= u32::from(*byte as u8);
        for _ in 0..8 {
            crc = if crc & 1 != 0 { (crc >> 1) ^ 0xedb8_8320 } else { crc >> 1 };
        }
    }
    !crc as i32
}

fn adler32(start: i32, bytes: &[i8]) -> i32 {
    const MODULUS: u32 = 65_521;
    let (mut low, mut high) = (start as u32 & 0xffff, start as u32 >> 16);
    for byte in bytes {
        low = (low + u32::from(*byte as u8)) % MODULUS;
        high = (high + low) % MODULUS;
    }
    (high << 16 | low) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The check values of the two sums for the digits 1 to 9 and for "Wikipedia", as commonly published.
    #[test]
    fn check_values() {
        let bytes = |text: &str| text.bytes().map(|b| b as i8).collect::<Vec<i8>>();
        assert_eq!(crc32(0, &bytes("123456789")) as u32, 0xcbf4_3926);
        assert_eq!(adler32(1, &bytes("Wikipedia")) as u32, 0x11e6_0398);
    }
}
