//! The end of what a process writes into a pipe, all of it, however busy the machine is and whoever else holds the pipe.
//!
//! The end of the pipe would be a sign that everything was read, but a process that the program started may keep the pipe
//! open for as long as it lives, and no time is long enough to be sure. So we hold a writing end ourselves: once the process
//! has ended, all that it wrote is in the pipe, and a mark that we write comes behind it. The reader reads up to the mark.

use std::hash::{BuildHasher, RandomState};
use std::io::{self, PipeWriter, Read, Write};
use std::process::Stdio;
use std::thread::JoinHandle;

use crate::explore::replay::keep_tail;

/// What comes through a pipe; a thread reads it, so that nobody who writes has to wait.
pub(super) struct Tail {
    ours: PipeWriter,
    mark: [u8; 16],
    reader: JoinHandle<Vec<u8>>,
}

impl Tail {
    /// The pipe's writing end for a process; of the last bytes at least so many are kept.
    pub(super) fn new(most: usize) -> io::Result<(Self, Stdio)> {
        let (reader, writer) = io::pipe()?;
        let theirs = writer.try_clone()?;
        Ok((Self::reading(reader, writer, most), Stdio::from(theirs)))
    }

    fn reading(from: impl Read + Send + 'static, ours: PipeWriter, most: usize) -> Self {
        let mark = unheard_of();
        let reader = std::thread::spawn(move || up_to(from, mark, most));
        Self { ours, mark, reader }
    }

    /// What was written before this call; to be called when the process has ended.
    pub(super) fn finish(mut self) -> Vec<u8> {
        // Nobody but the reader reads, so this fails only if there is no reader, and then there is nothing to wait for.
        let _ = self.ours.write_all(&self.mark);
        drop(self.ours);
        self.reader.join().unwrap_or_default()
    }
}

/// Bytes that no program writes, as none can guess them. They are few enough to be written in one piece.
fn unheard_of() -> [u8; 16] {
    let state = RandomState::new();
    (u128::from(state.hash_one(1)) << 64 | u128::from(state.hash_one(2))).to_be_bytes()
}

/// The last bytes in front of the mark, or of everything if the pipe ends.
fn up_to(mut from: impl Read, mark: [u8; 16], most: usize) -> Vec<u8> {
    let mut kept = Vec::new();
    let mut buffer = vec![0; 1 << 14];
    loop {
        let count = match from.read(&mut buffer) {
            Ok(count @ 1..) => count,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            _ => return kept,
        };
        kept.extend_from_slice(buffer.get(..count).unwrap_or_default());
        let unseen = kept.len().saturating_sub(count + mark.len());
        let place = kept.get(unseen..).unwrap_or_default().windows(mark.len()).position(|bytes| bytes == mark);
        if let Some(place) = place {
            kept.truncate(unseen + place);
            return kept;
        }
        keep_tail(&mut kept, &[], most.max(mark.len()));
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::process::{Child, Command};
    use std::time::Duration;

    use super::*;

    /// A reader that gets no time at first, as on a busy machine.
    struct Late<R>(R, bool);

    impl<R: Read> Read for Late<R> {
        fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
            if !std::mem::replace(&mut self.1, true) {
                std::thread::sleep(Duration::from_millis(700));
            }
            self.0.read(buffer)
        }
    }

    fn shell(script: &str, err: Stdio) -> io::Result<Child> {
        Command::new("sh").arg("-c").arg(script).stderr(err).stdout(Stdio::null()).spawn()
    }

    #[test]
    fn a_late_reader_loses_nothing() {
        let (reader, writer) = io::pipe().unwrap();
        let theirs = Stdio::from(writer.try_clone().unwrap());
        let tail = Tail::reading(Late(reader, false), writer, 1 << 20);
        shell("echo Exception >&2", theirs).unwrap().wait().unwrap();
        assert_eq!(tail.finish(), b"Exception\n");
    }

    #[test]
    fn a_grandchild_that_keeps_the_pipe_is_not_waited_for() {
        let (tail, theirs) = Tail::new(1 << 20).unwrap();
        // The one that stays behind ends when its input does, which is when this test ends.
        let (held, holding) = io::pipe().unwrap();
        let script = "exec 3<&0; cat <&3 >/dev/null & echo Exception >&2";
        let mut child =
            Command::new("sh").args(["-c", script]).stdin(Stdio::from(held)).stderr(theirs).spawn().unwrap();
        child.wait().unwrap();
        assert_eq!(tail.finish(), b"Exception\n");
        drop(holding);
    }

    #[test]
    fn the_last_bytes_are_kept() {
        let mut written = vec![b'x'; 300_000];
        written.extend(b"abcd");
        written.extend([7; 16]);
        written.extend(b"of somebody else");
        let kept = up_to(&written[..], [7; 16], 20_000);
        assert!(kept.ends_with(b"abcd") && (20_000..60_000).contains(&kept.len()), "{}", kept.len());
    }

    #[test]
    fn a_pipe_that_ends_without_a_mark_is_read_to_its_end() {
        assert_eq!(up_to(&b"abc"[..], [7; 16], 10), b"abc");
    }
}
