package libio;

import java.io.BufferedWriter;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

// PrintWriter and PrintStream over memory: formatting, flushing, swallowed errors.
public class PrintWriters {
    static class Failing extends Writer {
        @Override
        public void write(char[] c, int o, int n) throws IOException {
            throw new IOException("disk full");
        }

        @Override
        public void flush() {
        }

        @Override
        public void close() {
        }
    }

    static class Counting extends OutputStream {
        int bytes;
        int writes;
        int flushes;

        @Override
        public void write(int b) {
            bytes++;
            writes++;
        }

        @Override
        public void write(byte[] b, int o, int n) {
            bytes += n;
            writes++;
        }

        @Override
        public void flush() {
            flushes++;
        }
    }

    public static void main(String[] args) throws IOException {
        StringWriter sw = new StringWriter();
        PrintWriter w = new PrintWriter(sw);
        w.print(1);
        w.print(' ');
        w.print(2.5);
        w.print(new char[] {'a', 'b'});
        w.print((String) null);
        w.print((Object) null);
        w.print(true);
        w.print(7L);
        w.print(1.5f);
        w.println();
        w.println("line");
        w.printf(Locale.ROOT, "%5d|%-5s|%05.1f%n", 42, "ab", 3.14159);
        w.format(Locale.ROOT, "%x", 255);
        w.append("app").append('c').append("range", 1, 3);
        w.write(65);
        w.write("substr", 3, 3);
        w.flush();
        System.out.println(sw.toString().replace(System.lineSeparator(), "$"));
        PrintWriter bad = new PrintWriter(new Failing());
        bad.print("x");
        System.out.println(bad.checkError());
        PrintWriter bad2 = new PrintWriter(new Failing(), true);
        bad2.println("y");
        System.out.println(bad2.checkError() + " " + w.checkError());
        w.close();
        w.print("after close");
        System.out.println(w.checkError());
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        PrintStream ps = new PrintStream(bytes, false, StandardCharsets.UTF_8);
        ps.print("caf\u00e9 \u20ac");
        ps.println(new char[] {'\ud83d', '\ude00'});
        ps.flush();
        System.out.println(bytes.size() + " " + bytes.toString(StandardCharsets.UTF_8).length());
        bytes.reset();
        PrintStream ascii = new PrintStream(bytes, true, "US-ASCII");
        ascii.print("caf\u00e9 \ud83d\ude00!");
        System.out.println(bytes.toString("US-ASCII"));
        Counting c = new Counting();
        PrintStream auto = new PrintStream(c, true, StandardCharsets.US_ASCII);
        auto.print("no newline");
        int f0 = c.flushes;
        auto.println("newline");
        System.out.println(c.bytes + " " + (c.flushes > f0));
        auto.write(10);
        System.out.println(c.bytes);
        StringWriter trace = new StringWriter();
        new IllegalStateException("outer", new IOException("inner")).printStackTrace(new PrintWriter(trace, true));
        String[] lines = trace.toString().split("\\R");
        System.out.println(lines[0]);
        for (String l : lines) if (l.startsWith("Caused")) System.out.println(l);
        StringWriter multi = new StringWriter();
        try (BufferedWriter bw = new BufferedWriter(multi, 4)) {
            bw.write("one");
            System.out.println("[" + multi + "]");
            bw.newLine();
            bw.write("twotwotwo", 3, 6);
            System.out.println(multi.toString().length() > 0);
        }
        System.out.println(multi.toString().replace(System.lineSeparator(), "/"));
        try {
            new PrintWriter((Writer) null);
        } catch (NullPointerException e) {
            System.out.println("NPE");
        }
        try {
            new PrintStream(bytes, true, "bad-charset");
        } catch (java.io.UnsupportedEncodingException e) {
            System.out.println(e);
        }
        try (PrintWriter pw = new PrintWriter(System.out, true)) {
            pw.println("through a writer");
            pw.printf(Locale.ROOT, "%,d%n", 1234567);
        }
        System.out.println("not visible: stdout is closed");
    }
}
