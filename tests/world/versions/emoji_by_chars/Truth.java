package versions.emoji_by_chars;

import java.io.*;
public class Truth { public static void main(String[] x) throws Exception { var b = new ByteArrayOutputStream(); System.setOut(new PrintStream(b, true, "UTF-8")); Face.show(); System.err.println(b.toString("UTF-8").codePointAt(0)); } }
