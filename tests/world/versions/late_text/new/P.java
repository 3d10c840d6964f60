package versions.late_text;

public final class P { private String t = ""; public String text() { return t; } public void next() { t = t.length() == 4 ? "done" : t + "x"; } }
