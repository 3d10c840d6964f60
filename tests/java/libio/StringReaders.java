package libio;

import java.io.BufferedReader;
import java.io.CharArrayReader;
import java.io.CharArrayWriter;
import java.io.IOException;
import java.io.LineNumberReader;
import java.io.PushbackReader;
import java.io.Reader;
import java.io.StreamTokenizer;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.stream.Collectors;

// Readers and writers in memory.
public class StringReaders {
    interface Body {
        Object get() throws Exception;
    }

    static void t(String label, Body body) {
        try {
            System.out.println(label + " -> " + body.get());
        } catch (Throwable e) {
            System.out.println(label + " threw " + e);
        }
    }

    public static void main(String[] args) throws IOException {
        StringReader r = new StringReader("hello");
        t("read", () -> (char) r.read() + " " + r.skip(1) + " " + (char) r.read() + " " + r.markSupported() + " " + r.ready());
        t("mark", () -> {
            r.mark(0);
            int a = r.read();
            r.reset();
            return (char) a + "" + (char) r.read() + (char) r.read() + r.read();
        });
        t("closed", () -> {
            r.close();
            return r.read();
        });
        t("null", () -> new StringReader(null));
        t("read array", () -> {
            char[] b = new char[6];
            StringReader x = new StringReader("abc");
            return x.read(b, 1, 5) + " " + x.read(b) + " " + new String(b).replace('\0', '.');
        });
        t("read bad range", () -> new StringReader("abc").read(new char[2], 1, 2));
        t("read zero", () -> new StringReader("").read(new char[2], 0, 0));
        BufferedReader br = new BufferedReader(new StringReader("l1\nl2\r\nl3\rl4\n\nl6"));
        t("lines", () -> br.readLine() + "," + br.readLine() + "," + br.readLine() + "," + br.readLine() + "," + br.readLine() + "," + br.readLine() + "," + br.readLine());
        t("stream", () -> new BufferedReader(new StringReader("x\ny\n")).lines().collect(Collectors.joining("+")));
        t("small buffer", () -> new BufferedReader(new StringReader("a long line with more than the buffer\nnext"), 4).readLine());
        t("bad buffer", () -> new BufferedReader(new StringReader(""), 0));
        t("mark lost", () -> {
            BufferedReader b = new BufferedReader(new StringReader("0123456789"), 2);
            b.mark(1);
            for (int i = 0; i < 6; i++) b.read();
            b.reset();
            return b.read();
        });
        t("reset unmarked", () -> {
            new BufferedReader(new StringReader("x")).reset();
            return "";
        });
        LineNumberReader ln = new LineNumberReader(new StringReader("a\nb\nc"));
        t("line numbers", () -> ln.getLineNumber() + ln.readLine() + ln.getLineNumber() + ln.readLine() + ln.getLineNumber() + ln.readLine() + ln.getLineNumber() + ln.readLine());
        PushbackReader pb = new PushbackReader(new StringReader("xyz"), 2);
        t("pushback", () -> {
            int c = pb.read();
            pb.unread('Q');
            pb.unread(c);
            return "" + (char) pb.read() + (char) pb.read() + (char) pb.read();
        });
        t("pushback overflow", () -> {
            pb.unread("123".toCharArray());
            return "";
        });
        StringWriter w = new StringWriter();
        w.write("abc");
        w.write('d');
        w.write("012345", 2, 3);
        w.write(new char[] {'x', 'y', 'z'}, 1, 2);
        w.append('-').append("seq").append("sequence", 0, 2).append(null);
        w.flush();
        w.close();
        w.write("!");
        System.out.println(w + " " + w.getBuffer().length() + " " + w.toString().equals(w.getBuffer().toString()));
        t("write bad", () -> {
            w.write("abc", 2, 5);
            return "";
        });
        CharArrayWriter cw = new CharArrayWriter();
        cw.write("chars");
        cw.append('!');
        System.out.println(cw + " " + cw.size() + " " + cw.toCharArray().length + " " + new BufferedReader(new CharArrayReader(cw.toCharArray(), 1, 3)).readLine());
        cw.reset();
        System.out.println("[" + cw + "]");
        t("transfer", () -> {
            StringWriter out = new StringWriter();
            long n = new StringReader("moved text").transferTo(out);
            return n + " " + out;
        });
        t("null reader", () -> Reader.nullReader().read());
        StreamTokenizer st = new StreamTokenizer(new StringReader("x = 3.5 + foo('q') // note\n-2 \"s t\""));
        st.slashSlashComments(true);
        StringBuilder b = new StringBuilder();
        while (st.nextToken() != StreamTokenizer.TT_EOF) {
            b.append(st.ttype == StreamTokenizer.TT_NUMBER ? "N" + st.nval : st.ttype == StreamTokenizer.TT_WORD ? "W" + st.sval : st.sval != null ? "Q" + st.sval : "C" + (char) st.ttype).append('@').append(st.lineno()).append(' ');
        }
        System.out.println(b);
    }
}
