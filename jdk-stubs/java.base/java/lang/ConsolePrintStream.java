package java.lang;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Formatter;
import java.util.Locale;
import java.util.Objects;

/**
 * Standard output and standard error. Text and bytes go straight to the
 * interpreter, which encodes text as UTF-8.
 *
 * Instances are made by {@link #open} without running a constructor of
 * {@link PrintStream}, so none of the inherited state exists; every method
 * that would touch it is overridden here. Closing is ignored.
 */
final class ConsolePrintStream extends PrintStream {

    static final int OUT = 1;
    static final int ERR = 2;

    private static final String NEWLINE = "\n";

    private int fd;
    private boolean trouble;

    /** Never runs; only satisfies the compiler. */
    /** What {@link #fd} is after {@link #close}: the natives drop what is written to it. */
    private static final int CLOSED = 0;

    private ConsolePrintStream() {
        super((java.io.OutputStream) null);
    }

    static PrintStream open(int fd) {
        ConsolePrintStream stream =
            (ConsolePrintStream) jdk.internal.misc.VM.allocate0(ConsolePrintStream.class);
        stream.fd = fd;
        return stream;
    }

    // ---- natives ----

    /** Writes the characters of {@code s} (never null) to {@code fd}, encoded as UTF-8. */
    private static native void write0(int fd, String s);

    /** Writes {@code len} bytes of {@code b} from {@code off}; the range is already checked. */
    private static native void write0(int fd, byte[] b, int off, int len);

    // ---- bytes ----

    @Override
    public void write(int b) {
        write0(fd, new byte[] {(byte) b}, 0, 1);
    }

    @Override
    public void write(byte[] b, int off, int len) {
        Objects.checkFromIndexSize(off, len, b.length);
        if (len > 0) {
            write0(fd, b, off, len);
        }
    }

    @Override
    public void write(byte[] b) throws IOException {
        write(b, 0, b.length);
    }

    @Override
    public void writeBytes(byte[] b) {
        write(b, 0, b.length);
    }

    // ---- state ----

    @Override
    public void flush() {
    }

    @Override
    public void close() {
        fd = CLOSED;
    }

    @Override
    public boolean checkError() {
        return trouble;
    }

    @Override
    protected void setError() {
        trouble = true;
    }

    @Override
    protected void clearError() {
        trouble = false;
    }

    public Charset charset() {
        return StandardCharsets.UTF_8;
    }

    // ---- print ----

    @Override
    public void print(boolean b) {
        write0(fd, String.valueOf(b));
    }

    @Override
    public void print(char c) {
        write0(fd, String.valueOf(c));
    }

    @Override
    public void print(int i) {
        write0(fd, String.valueOf(i));
    }

    @Override
    public void print(long l) {
        write0(fd, String.valueOf(l));
    }

    @Override
    public void print(float f) {
        write0(fd, String.valueOf(f));
    }

    @Override
    public void print(double d) {
        write0(fd, String.valueOf(d));
    }

    @Override
    public void print(char[] s) {
        write0(fd, text(s));
    }

    /** The parameter's name is that of {@code Writer.write}: it shows in the message for null. */
    private static String text(char[] cbuf) {
        return new String(cbuf, 0, cbuf.length);
    }

    @Override
    public void print(String s) {
        write0(fd, String.valueOf((Object) s));
    }

    @Override
    public void print(Object obj) {
        write0(fd, text(obj));
    }

    // ---- println ----

    @Override
    public void println() {
        write0(fd, NEWLINE);
    }

    @Override
    public void println(boolean x) {
        line(String.valueOf(x));
    }

    @Override
    public void println(char x) {
        line(String.valueOf(x));
    }

    @Override
    public void println(int x) {
        line(String.valueOf(x));
    }

    @Override
    public void println(long x) {
        line(String.valueOf(x));
    }

    @Override
    public void println(float x) {
        line(String.valueOf(x));
    }

    @Override
    public void println(double x) {
        line(String.valueOf(x));
    }

    @Override
    public void println(char[] x) {
        line(text(x));
    }

    @Override
    public void println(String x) {
        line(String.valueOf((Object) x));
    }

    @Override
    public void println(Object x) {
        line(text(x));
    }

    /** {@code toString()} may itself return null, which prints as "null". */
    private static String text(Object obj) {
        String s = String.valueOf(obj);
        return s == null ? "null" : s;
    }

    private void line(String s) {
        write0(fd, s);
        write0(fd, NEWLINE);
    }

    // ---- formatting ----

    @Override
    public PrintStream printf(String format, Object... args) {
        return format(format, args);
    }

    @Override
    public PrintStream printf(Locale l, String format, Object... args) {
        return format(l, format, args);
    }

    @Override
    public PrintStream format(String format, Object... args) {
        new Formatter((Appendable) this).format(format, args);
        return this;
    }

    @Override
    public PrintStream format(Locale l, String format, Object... args) {
        new Formatter((Appendable) this, l).format(l, format, args);
        return this;
    }

    // ---- append ----

    @Override
    public PrintStream append(CharSequence csq) {
        write0(fd, text(csq));
        return this;
    }

    @Override
    public PrintStream append(CharSequence csq, int start, int end) {
        CharSequence seq = csq == null ? "null" : csq;
        return append(seq.subSequence(start, end));
    }

    @Override
    public PrintStream append(char c) {
        print(c);
        return this;
    }
}
