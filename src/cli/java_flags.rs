//! `java`'s own spelling of options, for `obligato run`: `-cp`, `-ea:package...`, `-Dname=value`, `-Xmx512m`.
//!
//! They look like bundled short options, so they are spelled as long ones before clap sees them. As for `java`, what
//! follows the main class belongs to the program, whatever it looks like.

use std::ffi::OsString;

use super::run::VALUE_FLAGS;
use crate::util::InputError;
use crate::util::error::Result;

/// The command line as clap shall see it. Of the other commands only `-cp` is respelled.
pub fn translate(arguments: Vec<OsString>) -> Result<Vec<OsString>> {
    if arguments.get(1).is_none_or(|command| command != "run") {
        let respell = |a: OsString| if a == "-cp" || a == "-classpath" { "--classpath".into() } else { a };
        return Ok(arguments.into_iter().map(respell).collect());
    }
    let mut all = arguments.into_iter();
    let mut translated: Vec<OsString> = all.by_ref().take(2).collect();
    let mut value_expected = false;
    for argument in all.by_ref() {
        let text = argument.to_str().unwrap_or_default();
        if value_expected {
            translated.push(argument);
            value_expected = false;
        } else if text == "--" {
            translated.push(argument);
            break;
        } else if text.len() > 1 && text.starts_with('-') {
            let flag = spell(text)?;
            value_expected = VALUE_FLAGS.contains(&flag.as_str());
            translated.push(flag.into());
        } else {
            // The main class. Without the separator clap would look for its own options in what follows.
            translated.extend([argument, "--".into()]);
            break;
        }
    }
    translated.extend(all);
    Ok(translated)
}

/// One flag as a long option.
fn spell(flag: &str) -> Result<String> {
    let (name, place) = flag.split_once(':').map_or((flag, None), |(name, place)| (name, Some(place)));
    let switch = |long: &str| place.map_or(long.to_owned(), |place| format!("{long}={place}"));
    Ok(match name {
        "-ea" | "-enableassertions" => switch("--enable-assertions"),
        "-da" | "-disableassertions" => switch("--disable-assertions"),
        "-cp" | "-classpath" if place.is_none() => "--classpath".to_owned(),
        "-jar" => {
            return Err(InputError::usage(
                "-jar is not supported; give the jar with --classpath and the main class by its name",
            ));
        }
        _ => match flag.strip_prefix("-Xmx") {
            Some(size) => format!("--max-heap={size}"),
            // Clap would take the letters one by one and complain about the first.
            None if flag.len() > 2 && !flag.starts_with("--") && !flag.starts_with("-D") => {
                return Err(InputError::usage(format!("unknown option '{flag}'; see 'obligato run --help'")));
            }
            None => flag.to_owned(),
        },
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(given: &str, expected: &str) {
        let arguments = given.split_whitespace().map(OsString::from).collect();
        let translated = translate(arguments).map(|all| all.join(" ".as_ref()).to_string_lossy().into_owned());
        assert_eq!(translated.unwrap_or_else(|error| format!("error: {error}")), expected);
    }

    #[test]
    fn flags_of_java() {
        check("obligato run -cp a:b Main", "obligato run --classpath a:b Main --");
        check("obligato run -classpath a Main x", "obligato run --classpath a Main -- x");
        check("obligato run -ea -da:a.B Main", "obligato run --enable-assertions --disable-assertions=a.B Main --");
        check("obligato run -ea:c... Main", "obligato run --enable-assertions=c... Main --");
        check("obligato run -Dx=y -Xmx2g Main", "obligato run -Dx=y --max-heap=2g Main --");
    }

    #[test]
    fn other_commands_take_a_class_path_too() {
        check("obligato check -cp a:b Main", "obligato check --classpath a:b Main");
        check("obligato decisions -classpath a:b", "obligato decisions --classpath a:b");
    }

    #[test]
    fn the_programs_own_arguments_are_left_alone() {
        check("obligato run Main -cp -ea --help -- x", "obligato run Main -- -cp -ea --help -- x");
        check("obligato run --jdk -ea Main", "obligato run --jdk -ea Main --");
        check("obligato run -- Main -ea", "obligato run -- Main -ea");
        check("obligato help run -ea", "obligato help run -ea");
        check("obligato", "obligato");
    }

    #[test]
    fn flags_that_have_no_counterpart() {
        check("obligato run -Xss1m Main", "error: unknown option '-Xss1m'; see 'obligato run --help'");
        check("obligato run -h", "obligato run -h");
        let arguments = ["obligato", "run", "-jar", "a.jar"].map(OsString::from).to_vec();
        assert!(translate(arguments).unwrap_err().to_string().contains("--classpath"));
    }
}
