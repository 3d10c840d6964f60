// A changed call leaves another text after more calls than are followed.
// diff: versions.late_text.P::text
package versions.late_text;

public final class P { private String t = ""; public String text() { return t; } public void next() { t = t.length() == 4 ? "end" : t + "x"; } }
