//! The console streams behind `System.in`, `System.out` and `System.err`.

use super::environment::left_out;
use crate::interp::{Answer, Call, Model, Reply};
use crate::state::console::Stream;
use crate::state::{Elements, Value};

pub const MODELS: &[(&str, Model)] = &[
    ("java/lang/ConsolePrintStream.write0(ILjava/lang/String;)V", write_text),
    ("java/lang/ConsolePrintStream.write0(I[BII)V", write_bytes),
    ("java/lang/ConsoleInputStream.read0()I", read_byte),
    ("java/lang/ConsoleInputStream.read0([BII)I", read_bytes),
    ("java/lang/ConsoleInputStream.available0()I", available),
];

/// Where a write goes; what is written to a closed stream is lost.
fn stream(call: &Call) -> Result<Stream, Reply> {
    match call.int(0)? {
        1 => Ok(Stream::Out),
        2 => Ok(Stream::Err),
        _ => Err(Reply::VOID),
    }
}

/// Text leaves as UTF-8; what has no encoding becomes `?`, as Java's encoder does.
fn write_text(call: &mut Call) -> Answer {
    let stream = stream(call)?;
    let string = call.object(1)?;
    let Some(units) = call.vm.string_units(call.state, string) else {
        // A path with symbolic text goes on; what it prints is not observed.
        return Ok(Reply::VOID);
    };
    let text: String = char::decode_utf16(units).map(|c| c.unwrap_or('?')).collect();
    call.state.console.write(stream, text.as_bytes());
    Ok(Reply::VOID)
}

fn write_bytes(call: &mut Call) -> Answer {
    let stream = stream(call)?;
    let (array, offset, length) = (call.object(1)?, call.int(2)?, call.int(3)?);
    let Some(Elements::Byte(bytes)) = call.state.heap.array(array) else { return Ok(Reply::VOID) };
    let (from, to) = (offset as usize, offset as usize + length as usize);
    if offset < 0 || length < 0 || to > bytes.len() {
        return Ok(Reply::Throw("java/lang/IndexOutOfBoundsException", None));
    }
    let text: Vec<u8> = bytes.blocks(from, to).flatten().map(|b| *b as u8).collect();
    call.state.console.write(stream, &text);
    Ok(Reply::VOID)
}

/// An exploration goes on with an empty standard input, so it proves nothing by that.
const INPUT: &str = "standard input";

fn read_byte(call: &mut Call) -> Answer {
    left_out(call, INPUT);
    if call.state.console.must_wait() {
        return Ok(Reply::NeedInput);
    }
    let byte = call.state.console.read(1).first().copied();
    Ok(Reply::int(byte.map_or(-1, i32::from)))
}

fn read_bytes(call: &mut Call) -> Answer {
    let (array, offset, length) = (call.object(0)?, call.int(1)?, call.int(2)?);
    left_out(call, INPUT);
    if call.state.console.must_wait() {
        return Ok(Reply::NeedInput);
    }
    let bytes: Vec<i8> = call.state.console.read(length.max(0) as usize).iter().map(|b| *b as i8).collect();
    if bytes.is_empty() && length > 0 {
        return Ok(Reply::int(-1));
    }
    for (i, byte) in bytes.iter().enumerate() {
        if !call.state.heap.set_element(array, offset.max(0) as usize + i, Value::int(i32::from(*byte))) {
            return Ok(Reply::Throw("java/lang/IndexOutOfBoundsException", None));
        }
    }
    Ok(Reply::int(bytes.len() as i32))
}

fn available(call: &mut Call) -> Answer {
    left_out(call, INPUT);
    Ok(Reply::int(call.state.console.available().min(i32::MAX as usize) as i32))
}
