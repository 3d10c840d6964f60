//! `obligato cache`: where answers of earlier runs are kept, how much that is, and away with them.

use std::io::Write;

use clap::{Args, Subcommand};

use super::remembered::Remembering;
use crate::cache::Holdings;
use crate::util::InputError;
use crate::util::error::Result;

/// Show or clear the cache of answers
#[derive(Args)]
#[command(after_help = "\
generate, check and diff keep their answers by the content of everything that they depend on: classes, sources, options, \
the JDK and this program. The same question is answered from there. --cache off, or OBLIGATO_CACHE=off, turns that off.

OBLIGATO_CACHE names another folder. OBLIGATO_CACHE_SIZE limits the size (default 512m); what was not used for longest \
goes first.

Exit code: 0; 2 for a usage or input error.

Examples:
  obligato cache
  obligato cache clear
  obligato cache clear --cache build/cache")]
pub struct CacheArguments {
    #[command(subcommand)]
    what: Option<What>,
    #[command(flatten)]
    remembering: Remembering,
}

#[derive(Subcommand)]
enum What {
    /// Remove all entries
    Clear(Remembering),
}

pub fn cache(arguments: &CacheArguments) -> Result<u8> {
    let remembering = match &arguments.what {
        Some(What::Clear(own)) if own.is_given() => own,
        _ => &arguments.remembering,
    };
    let said = match (remembering.store()?, &arguments.what) {
        (None, _) => "the cache is off".to_string(),
        (Some(store), None) => {
            let most = size(store.most());
            format!("{}: {} of {most}", store.folder().display(), count(store.holdings()))
        }
        (Some(store), Some(What::Clear(_))) => {
            let failed = |error| InputError::file(store.folder(), format!("cannot be cleared: {error}"));
            format!("{}: removed {}", store.folder().display(), count(store.clear().map_err(failed)?))
        }
    };
    // Whoever closed the output does not want to know.
    let _ = writeln!(std::io::stdout(), "{said}");
    Ok(0)
}

fn count(held: Holdings) -> String {
    let entries = if held.entries == 1 { "entry" } else { "entries" };
    format!("{} {entries}, {}", held.entries, size(held.bytes))
}

fn size(bytes: u64) -> String {
    match bytes {
        0..1_048_576 => format!("{:.1} KiB", bytes as f64 / f64::from(1 << 10)),
        _ => format!("{:.1} MiB", bytes as f64 / f64::from(1 << 20)),
    }
}
