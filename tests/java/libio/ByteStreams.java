package libio;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PushbackInputStream;
import java.io.SequenceInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

// Byte streams in memory, filters, charset bridges.
public class ByteStreams {
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

    static class Upper extends FilterOutputStream {
        int count;

        Upper(OutputStream o) {
            super(o);
        }

        @Override
        public void write(int b) throws IOException {
            count++;
            super.write(Character.toUpperCase(b));
        }
    }

    static class Rot extends InputStream {
        final InputStream in;

        Rot(InputStream in) {
            this.in = in;
        }

        @Override
        public int read() throws IOException {
            int c = in.read();
            return c >= 'a' && c <= 'z' ? (c - 'a' + 13) % 26 + 'a' : c;
        }
    }

    public static void main(String[] args) throws IOException {
        ByteArrayInputStream in = new ByteArrayInputStream(new byte[] {1, 2, -1, -128, 5, 6});
        t("read", () -> in.read() + " " + in.read() + " " + in.read() + " " + in.read() + " " + in.available());
        t("mark", () -> {
            in.mark(0);
            int a = in.read();
            in.reset();
            return a + " " + in.read() + " " + in.read() + " " + in.read() + " " + in.available();
        });
        t("reset", () -> {
            in.reset();
            return in.skip(100) + " " + in.read();
        });
        t("array", () -> {
            byte[] b = new byte[5];
            ByteArrayInputStream x = new ByteArrayInputStream(new byte[] {9, 8, 7}, 1, 2);
            return x.read(b, 2, 3) + " " + Arrays.toString(b) + " " + x.read(b);
        });
        t("bad range", () -> new ByteArrayInputStream(new byte[2]).read(new byte[1], 0, 2));
        t("readAll", () -> Arrays.toString(new ByteArrayInputStream(new byte[] {1, 2, 3}).readAllBytes()) + Arrays.toString(new ByteArrayInputStream(new byte[] {1, 2, 3}).readNBytes(2)));
        ByteArrayOutputStream out = new ByteArrayOutputStream(2);
        out.write(300);
        out.write(new byte[] {1, 2, 3, 4}, 1, 2);
        out.writeBytes(new byte[] {9});
        System.out.println(out.size() + " " + Arrays.toString(out.toByteArray()));
        out.reset();
        out.write("text \u20ac".getBytes(StandardCharsets.UTF_8));
        System.out.println(out.size() + " " + out.toString(StandardCharsets.UTF_8).length() + " " + out.toString("ISO-8859-1").length());
        t("out bad", () -> {
            out.write(new byte[2], 1, 5);
            return "";
        });
        t("neg size", () -> new ByteArrayOutputStream(-1));
        ByteArrayOutputStream sink = new ByteArrayOutputStream();
        try (Upper u = new Upper(new BufferedOutputStream(sink, 4))) {
            u.write("shout it out".getBytes(StandardCharsets.US_ASCII));
            System.out.println(sink.size() + " before flush, " + u.count);
            u.flush();
            System.out.println(sink);
        }
        t("rot", () -> new String(new Rot(new ByteArrayInputStream("uryyb jbeyq".getBytes(StandardCharsets.US_ASCII))).readAllBytes(), StandardCharsets.US_ASCII));
        t("sequence", () -> new String(new SequenceInputStream(new ByteArrayInputStream("ab".getBytes(StandardCharsets.US_ASCII)), new ByteArrayInputStream("cd".getBytes(StandardCharsets.US_ASCII))).readAllBytes(), StandardCharsets.US_ASCII));
        t("pushback", () -> {
            PushbackInputStream p = new PushbackInputStream(new ByteArrayInputStream(new byte[] {1, 2}));
            int a = p.read();
            p.unread(50);
            return a + " " + p.read() + " " + p.read() + " " + p.read();
        });
        t("pushback full", () -> {
            PushbackInputStream p = new PushbackInputStream(new ByteArrayInputStream(new byte[0]));
            p.unread(1);
            p.unread(2);
            return "";
        });
        t("buffered", () -> {
            BufferedInputStream b = new BufferedInputStream(new ByteArrayInputStream(new byte[] {1, 2, 3, 4, 5}), 2);
            b.mark(10);
            int x = b.read() + b.read() + b.read();
            b.reset();
            return x + " " + b.read() + " " + b.skip(2) + " " + b.read();
        });
        t("reader", () -> {
            InputStreamReader r = new InputStreamReader(new ByteArrayInputStream(new byte[] {(byte) 0xc3, (byte) 0xa9, 65, (byte) 0xff}), StandardCharsets.UTF_8);
            return r.read() + " " + r.read() + " " + r.read() + " " + r.read() + " " + r.getEncoding();
        });
        t("writer", () -> {
            ByteArrayOutputStream o = new ByteArrayOutputStream();
            try (OutputStreamWriter w = new OutputStreamWriter(o, "UTF-16BE")) {
                w.write("a\u20ac");
            }
            return Arrays.toString(o.toByteArray());
        });
        t("bad encoding", () -> new InputStreamReader(in, "nope"));
        t("null stream", () -> InputStream.nullInputStream().read() + " " + InputStream.nullInputStream().readAllBytes().length);
        t("transfer", () -> {
            ByteArrayOutputStream o = new ByteArrayOutputStream();
            return new ByteArrayInputStream(new byte[20]).transferTo(o) + " " + o.size();
        });
    }
}
