package versions.flush_dropped;

import java.io.*;
public class Truth { public static void main(String[] a) { var o = System.out; var b = new ByteArrayOutputStream(); System.setOut(new PrintStream(new BufferedOutputStream(b))); Log.line("a"); o.println(b.size()); } }
