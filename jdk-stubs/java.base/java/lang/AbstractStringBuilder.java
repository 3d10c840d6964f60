package java.lang;

import java.util.Spliterator;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/**
 * What {@link StringBuilder} and {@link StringBuffer} have in common: a growing
 * sequence of chars.
 *
 * <p>Representation: the sequence is {@code value[0 .. count)}, and
 * {@code value.length} is the capacity. What lies behind {@code count} is
 * arbitrary. The array belongs to the builder alone; strings always get copies.
 * The capacity grows by the JDK's rule, double plus two or to what is needed.
 * (JDK 25 grows less when the first char beyond Latin-1 comes just when the array
 * is full; that is not mirrored.)
 *
 * <p>The public methods keep the JDK's order of checks and effects, so that a
 * call that fails leaves the same contents behind. The section "For the JDK's own
 * classes" mirrors package-private members of the JDK's class.
 */
abstract class AbstractStringBuilder implements Appendable, CharSequence {

    /** The JDK from which on appending a floating point number makes room for the longest one there is. */
    private static final int ROOM_FOR_LONGEST = 24;
    private static final int LONGEST_FLOAT = 15;
    private static final int LONGEST_DOUBLE = 24;

    char[] value;
    int count;

    AbstractStringBuilder() {
        value = new char[0];
    }

    AbstractStringBuilder(int capacity) {
        value = new char[capacity];
    }

    AbstractStringBuilder(String str) {
        value = new char[roomFor(str.length())];
        append(str);
    }

    AbstractStringBuilder(CharSequence seq) {
        int length = seq.length();
        if (length < 0) {
            throw new NegativeArraySizeException(negativeLengthMessage(length));
        }
        value = new char[roomFor(length)];
        append(seq);
    }

    private static int roomFor(int length) {
        return length < Integer.MAX_VALUE - 16 ? length + 16 : Integer.MAX_VALUE;
    }

    // ------------------------------------------------------------------
    // Length and capacity
    // ------------------------------------------------------------------

    public int length() {
        return count;
    }

    public int capacity() {
        return value.length;
    }

    public void ensureCapacity(int minimumCapacity) {
        if (minimumCapacity > 0) {
            makeRoom(minimumCapacity);
        }
    }

    private void makeRoom(int needed) {
        value = grown(needed);
    }

    /** The array, or a larger copy if it is shorter than {@code needed}; a negative number is one that overflowed. */
    private char[] grown(int needed) {
        if (needed < 0) {
            throw new OutOfMemoryError("Required length exceeds implementation limit");
        }
        if (needed <= value.length) {
            return value;
        }
        int doubled = 2 * value.length + 2;
        char[] larger = new char[doubled > needed ? doubled : needed];
        System.arraycopy(value, 0, larger, 0, count);
        return larger;
    }

    public void trimToSize() {
        if (count < value.length) {
            char[] exact = new char[count];
            System.arraycopy(value, 0, exact, 0, count);
            value = exact;
        }
    }

    public void setLength(int newLength) {
        if (newLength < 0) {
            throw new StringIndexOutOfBoundsException(newLength);
        }
        makeRoom(newLength);
        for (int i = count; i < newLength; i++) {
            value[i] = 0;
        }
        count = newLength;
    }

    // ------------------------------------------------------------------
    // Reading
    // ------------------------------------------------------------------

    public char charAt(int index) {
        String.checkIndex(index, count);
        return value[index];
    }

    public int codePointAt(int index) {
        String.checkIndex(index, count);
        return String.codePoint(value, index, count);
    }

    public int codePointBefore(int index) {
        String.checkBefore(index, count);
        return String.codePointBefore(value, index, 0);
    }

    public int codePointCount(int beginIndex, int endIndex) {
        String.checkCountRange(beginIndex, endIndex, count);
        return String.codePointCount(value, beginIndex, endIndex);
    }

    public int offsetByCodePoints(int index, int codePointOffset) {
        return String.offsetByCodePoints(value, count, index, codePointOffset);
    }

    public void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin) {
        checkStringRange(srcBegin, srcEnd, count);
        int n = srcEnd - srcBegin;
        checkRange(dstBegin, dstBegin + n, dst.length);
        System.arraycopy(value, srcBegin, dst, dstBegin, n);
    }

    public String substring(int start) {
        return substring(start, count);
    }

    public CharSequence subSequence(int start, int end) {
        return substring(start, end);
    }

    public String substring(int start, int end) {
        checkStringRange(start, end, count);
        return String.range(value, start, end);
    }

    public int indexOf(String str) {
        return String.indexOf(value, count, str, 0);
    }

    public int indexOf(String str, int fromIndex) {
        return String.indexOf(value, count, str, fromIndex);
    }

    public int lastIndexOf(String str) {
        return String.lastIndexOf(value, count, str, count);
    }

    public int lastIndexOf(String str, int fromIndex) {
        return String.lastIndexOf(value, count, str, fromIndex);
    }

    int compareTo(AbstractStringBuilder another) {
        return this == another ? 0 : String.compare(value, count, another.value, another.count);
    }

    public abstract String toString();

    public IntStream chars() {
        return StreamSupport.intStream(new Contents(this, false),
                Spliterator.ORDERED | Spliterator.SIZED | Spliterator.SUBSIZED, false);
    }

    public IntStream codePoints() {
        return StreamSupport.intStream(new Contents(this, true), Spliterator.ORDERED, false);
    }

    /** Looks at the contents only when the stream is run. */
    private static final class Contents implements Supplier<Spliterator.OfInt> {
        private final AbstractStringBuilder builder;
        private final boolean codePoints;

        Contents(AbstractStringBuilder builder, boolean codePoints) {
            this.builder = builder;
            this.codePoints = codePoints;
        }

        public Spliterator.OfInt get() {
            char[] chars = builder.value;
            int count = builder.count;
            return codePoints
                    ? String.codePointSpliterator(chars, count, 0)
                    : new String.Chars(chars, 0, count, false, 0);
        }
    }

    // ------------------------------------------------------------------
    // Appending
    // ------------------------------------------------------------------

    public AbstractStringBuilder append(Object obj) {
        return append(String.valueOf(obj));
    }

    public AbstractStringBuilder append(String str) {
        if (str == null) {
            return appendNull();
        }
        makeRoom(count + str.length());
        count = str.copyTo(value, count);
        return this;
    }

    public AbstractStringBuilder append(StringBuffer sb) {
        return append((AbstractStringBuilder) sb);
    }

    AbstractStringBuilder append(AbstractStringBuilder asb) {
        if (asb == null) {
            return appendNull();
        }
        int n = asb.length();
        makeRoom(count + n);
        System.arraycopy(asb.value, 0, value, count, n);
        count += n;
        return this;
    }

    public AbstractStringBuilder append(CharSequence s) {
        if (s == null) {
            return appendNull();
        }
        if (s instanceof String) {
            return append((String) s);
        }
        if (s instanceof AbstractStringBuilder) {
            return append((AbstractStringBuilder) s);
        }
        return append(s, 0, s.length());
    }

    private AbstractStringBuilder appendNull() {
        return append("null");
    }

    public AbstractStringBuilder append(CharSequence s, int start, int end) {
        CharSequence from = s == null ? "null" : s;
        checkRange(start, end, from.length());
        makeRoom(count + end - start);
        int n = count;
        for (int i = start; i < end; i++) {
            value[n++] = from.charAt(i);
        }
        count = n;
        return this;
    }

    public AbstractStringBuilder append(char[] str) {
        int n = str.length;
        makeRoom(count + n);
        System.arraycopy(str, 0, value, count, n);
        count += n;
        return this;
    }

    public AbstractStringBuilder append(char[] str, int offset, int len) {
        checkRange(offset, offset + len, str.length);
        makeRoom(count + len);
        System.arraycopy(str, offset, value, count, len);
        count += len;
        return this;
    }

    public AbstractStringBuilder append(boolean b) {
        return append(b ? "true" : "false");
    }

    public AbstractStringBuilder append(char c) {
        makeRoom(count + 1);
        value[count++] = c;
        return this;
    }

    public AbstractStringBuilder append(int i) {
        return append(Integer.toString(i));
    }

    public AbstractStringBuilder append(long l) {
        return append(Long.toString(l));
    }

    public AbstractStringBuilder append(float f) {
        if (String.feature() >= ROOM_FOR_LONGEST) {
            makeRoom(count + LONGEST_FLOAT);
        }
        return append(Float.toString(f));
    }

    public AbstractStringBuilder append(double d) {
        if (String.feature() >= ROOM_FOR_LONGEST) {
            makeRoom(count + LONGEST_DOUBLE);
        }
        return append(Double.toString(d));
    }

    public AbstractStringBuilder appendCodePoint(int codePoint) {
        if (codePoint < 0 || codePoint > Character.MAX_CODE_POINT) {
            throw new IllegalArgumentException(String.codePointMessage(codePoint));
        }
        int n = Character.charCount(codePoint);
        makeRoom(count + n);
        String.put(value, count, codePoint);
        count += n;
        return this;
    }

    public AbstractStringBuilder repeat(int codePoint, int count) {
        if (count < 0) {
            throw new IllegalArgumentException(String.negativeCountMessage(count));
        }
        if (count > 0) {
            repeat((CharSequence) String.valueOfCodePoint(codePoint), count);
        }
        return this;
    }

    public AbstractStringBuilder repeat(CharSequence cs, int count) {
        if (count < 0) {
            throw new IllegalArgumentException(String.negativeCountMessage(count));
        }
        String unit = String.valueOf(cs);
        long length = this.count + (long) count * unit.length();
        if (length > Integer.MAX_VALUE) {
            throw new OutOfMemoryError("Required length exceeds implementation limit");
        }
        makeRoom((int) length);
        while (this.count < length) {
            this.count = unit.copyTo(value, this.count);
        }
        return this;
    }

    // ------------------------------------------------------------------
    // Changing
    // ------------------------------------------------------------------

    public void setCharAt(int index, char ch) {
        String.checkIndex(index, count);
        value[index] = ch;
    }

    public AbstractStringBuilder delete(int start, int end) {
        int stop = end > count ? count : end;
        checkStringRange(start, stop, count);
        moveTail(stop, start);
        return this;
    }

    public AbstractStringBuilder deleteCharAt(int index) {
        String.checkIndex(index, count);
        moveTail(index + 1, index);
        return this;
    }

    public AbstractStringBuilder replace(int start, int end, String str) {
        int stop = end > count ? count : end;
        checkStringRange(start, stop, count);
        int n = str.length();
        makeRoom(count + n - (stop - start));
        moveTail(stop, start + n);
        str.copyTo(value, start);
        return this;
    }

    /** Moves what begins at {@code from} to {@code to} and adapts the count; there must be room. */
    private void moveTail(int from, int to) {
        System.arraycopy(value, from, value, to, count - from);
        count += to - from;
    }

    /** Opens a gap of {@code n} chars at {@code offset}. */
    private void openGap(int offset, int n) {
        makeRoom(count + n);
        moveTail(offset, offset + n);
    }

    public AbstractStringBuilder reverse() {
        for (int i = 0, j = count - 1; i < j; i++, j--) {
            char c = value[i];
            value[i] = value[j];
            value[j] = c;
        }
        for (int i = 0; i < count - 1; i++) {
            char c = value[i];
            if (Character.isLowSurrogate(c) && Character.isHighSurrogate(value[i + 1])) {
                value[i] = value[i + 1];
                value[++i] = c;
            }
        }
        return this;
    }

    // ------------------------------------------------------------------
    // Inserting
    // ------------------------------------------------------------------

    public AbstractStringBuilder insert(int index, char[] str, int offset, int len) {
        String.checkOffset(index, count);
        checkStringRange(offset, offset + len, str.length);
        openGap(index, len);
        System.arraycopy(str, offset, value, index, len);
        return this;
    }

    public AbstractStringBuilder insert(int offset, Object obj) {
        return insert(offset, String.valueOf(obj));
    }

    public AbstractStringBuilder insert(int offset, String str) {
        String.checkOffset(offset, count);
        String from = str == null ? "null" : str;
        openGap(offset, from.length());
        from.copyTo(value, offset);
        return this;
    }

    public AbstractStringBuilder insert(int offset, char[] str) {
        String.checkOffset(offset, count);
        int n = str.length;
        openGap(offset, n);
        System.arraycopy(str, 0, value, offset, n);
        return this;
    }

    public AbstractStringBuilder insert(int dstOffset, CharSequence s) {
        CharSequence from = s == null ? "null" : s;
        return insert(dstOffset, from, 0, from.length());
    }

    /**
     * Reads the sequence after opening the gap, which shows if it is this very
     * builder: since JDK 25 it is then read from the old array if there is a new one.
     */
    public AbstractStringBuilder insert(int dstOffset, CharSequence s, int start, int end) {
        CharSequence from = s == null ? "null" : s;
        String.checkOffset(dstOffset, count);
        checkRange(start, end, from.length());
        int n = end - start;
        char[] target = grown(count + n);
        System.arraycopy(target, dstOffset, target, dstOffset + n, count - dstOffset);
        if (String.feature() < 25) {
            value = target;
        }
        for (int i = start; i < end; i++) {
            target[dstOffset + i - start] = from.charAt(i);
        }
        value = target;
        count += n;
        return this;
    }

    public AbstractStringBuilder insert(int offset, boolean b) {
        return insert(offset, String.valueOf(b));
    }

    public AbstractStringBuilder insert(int offset, char c) {
        String.checkOffset(offset, count);
        openGap(offset, 1);
        value[offset] = c;
        return this;
    }

    public AbstractStringBuilder insert(int offset, int i) {
        return insert(offset, String.valueOf(i));
    }

    public AbstractStringBuilder insert(int offset, long l) {
        return insert(offset, String.valueOf(l));
    }

    public AbstractStringBuilder insert(int offset, float f) {
        return insert(offset, String.valueOf(f));
    }

    public AbstractStringBuilder insert(int offset, double d) {
        return insert(offset, String.valueOf(d));
    }

    // ------------------------------------------------------------------
    // Checks
    // ------------------------------------------------------------------

    private static void checkRange(int start, int end, int length) {
        if (start < 0 || start > end || end > length) {
            throw new IndexOutOfBoundsException(String.rangeMessage("start", start, end, length));
        }
    }

    private static void checkStringRange(int start, int end, int length) {
        if (start < 0 || start > end || end > length) {
            throw new StringIndexOutOfBoundsException(String.rangeMessage("start", start, end, length));
        }
    }

    private static String negativeLengthMessage(int length) {
        return new StringBuilder("Negative length: ").append(length).toString();
    }

    // ------------------------------------------------------------------
    // For the JDK's own classes
    // ------------------------------------------------------------------

    final boolean isLatin1() {
        return String.isLatin1(value, 0, count);
    }

    final byte getCoder() {
        return isLatin1() ? String.LATIN1 : String.UTF16;
    }

    /** A fresh copy of the contents in the JDK's representation. */
    final byte[] getValue() {
        byte coder = getCoder();
        byte[] bytes = new byte[count << coder];
        String.pack(value, 0, count, bytes, 0, coder);
        return bytes;
    }

    void getBytes(byte[] dst, int dstBegin, byte coder) {
        String.pack(value, 0, count, dst, dstBegin, coder);
    }
}
