package java.lang;

import java.io.IOException;
import java.io.InputStream;
import java.util.Objects;

/**
 * Standard input, read directly from the interpreter.
 *
 * Deliberately absent: mark and reset.
 */
final class ConsoleInputStream extends InputStream {

    private boolean closed;

    // ---- natives ----

    /** Returns the next byte (0 to 255), or -1 at the end of the input. */
    private static native int read0();

    /** Reads 1 to {@code len} bytes into {@code b}; returns the count, or -1 at the end. */
    private static native int read0(byte[] b, int off, int len);

    /** Returns how many bytes can be read without waiting. */
    private static native int available0();

    // ---- stream ----

    @Override
    public int read() throws IOException {
        ensureOpen();
        return read0();
    }

    @Override
    public int read(byte[] b, int off, int len) throws IOException {
        ensureOpen();
        Objects.checkFromIndexSize(off, len, b.length);
        return len == 0 ? 0 : read0(b, off, len);
    }

    @Override
    public int available() throws IOException {
        ensureOpen();
        return available0();
    }

    @Override
    public void close() {
        closed = true;
    }

    private void ensureOpen() throws IOException {
        if (closed) {
            throw new IOException("Stream closed");
        }
    }
}
