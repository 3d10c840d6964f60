//! What clap says about a wrong command line, in one line.

use std::error::Error as _;

use clap::error::{ContextKind, ContextValue, ErrorKind};

/// Not an error but what was asked for (help, version), or the help that stands for a missing command.
pub fn is_answer(error: &clap::Error) -> bool {
    use ErrorKind::*;
    matches!(error.kind(), DisplayHelp | DisplayVersion | DisplayHelpOnMissingArgumentOrSubcommand)
}

/// What was wrong, by the name the user gave, and what may have been meant.
pub fn one_line(error: &clap::Error) -> String {
    let words = |kind| words(error.get(kind));
    let first = |kind| words(kind).into_iter().next();
    let option = first(ContextKind::InvalidArg).unwrap_or_default();
    let what = match (error.kind(), first(ContextKind::InvalidValue)) {
        (ErrorKind::UnknownArgument, _) => format!("unknown option '{option}'"),
        (ErrorKind::InvalidSubcommand, _) => {
            format!("unknown command '{}'", first(ContextKind::InvalidSubcommand).unwrap_or_default())
        }
        (ErrorKind::MissingRequiredArgument, _) => {
            format!("missing {}", words(ContextKind::InvalidArg).join(" and "))
        }
        (ErrorKind::InvalidValue, Some(value)) if value.is_empty() => format!("'{option}' needs a value"),
        (ErrorKind::ValueValidation | ErrorKind::InvalidValue, Some(value)) => {
            let why = error.source().map(|source| format!(": {source}")).unwrap_or_default();
            format!("bad value '{value}' for '{option}'{why}")
        }
        (ErrorKind::ArgumentConflict, _) if !option.is_empty() => format!("'{option}' was given twice"),
        _ => first_paragraph(&error.render().to_string()),
    };
    let meant: Vec<String> = [ContextKind::SuggestedArg, ContextKind::SuggestedSubcommand, ContextKind::ValidValue]
        .into_iter()
        .flat_map(words)
        .map(|word| format!("'{word}'"))
        .collect();
    if meant.is_empty() { what } else { format!("{what}; did you mean {}?", meant.join(" or ")) }
}

fn words(value: Option<&ContextValue>) -> Vec<String> {
    match value {
        Some(ContextValue::String(word)) => vec![word.clone()],
        Some(ContextValue::Strings(all)) => all.clone(),
        _ => Vec::new(),
    }
}

fn first_paragraph(text: &str) -> String {
    let lines = text.lines().take_while(|line| !line.trim().is_empty()).map(str::trim);
    let paragraph = lines.collect::<Vec<_>>().join(" ");
    paragraph.strip_prefix("error: ").unwrap_or(&paragraph).to_owned()
}
