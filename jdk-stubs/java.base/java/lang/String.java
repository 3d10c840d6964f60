package java.lang;

import java.io.ObjectStreamField;
import java.io.Serializable;
import java.io.UnsupportedEncodingException;
import java.lang.constant.Constable;
import java.lang.constant.ConstantDesc;
import java.lang.invoke.MethodHandles;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Formatter;
import java.util.Iterator;
import java.util.Locale;
import java.util.Optional;
import java.util.Spliterator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import jdk.internal.misc.VM;

/**
 * The string class of the model: the whole public API of {@code java.lang.String}
 * up to JDK 25, over a plain array of UTF-16 units.
 *
 * <p>Representation: {@code value} holds exactly the string's chars, so
 * {@code value.length} is its length. The array is never shared with anything
 * that could write to it: every way in and every way out copies, unless the
 * array was freshly made here. {@code hash} caches the hash code, 0 meaning not
 * yet computed. The VM allocates literals itself and sets {@code value} alone.
 *
 * <p>The methods are the reference semantics behind the VM's intrinsics. They
 * are written as plain loops without lambdas and without the {@code +} operator
 * on strings, so that running them needs nothing of {@code java.lang.invoke}.
 *
 * <p>The JDK keeps strings as bytes with a "coder". Which coder the JDK would
 * have chosen (Latin-1 if every char is below 256) shows in a few messages and
 * in comparisons that ignore case; {@link #isLatin1} tells it where it matters.
 * The section "For the JDK's own classes" exists only because classes of
 * {@code java.base} reach into this one.
 */
public final class String
        implements Serializable, Comparable<String>, CharSequence, Constable, ConstantDesc {

    private final char[] value;
    private int hash;

    private static final long serialVersionUID = -6849794470754667710L;
    private static final ObjectStreamField[] serialPersistentFields = new ObjectStreamField[0];

    public static final Comparator<String> CASE_INSENSITIVE_ORDER = new CaseInsensitiveComparator();

    static final boolean COMPACT_STRINGS = true;
    static final byte LATIN1 = 0;
    static final byte UTF16 = 1;

    // ------------------------------------------------------------------
    // Constructors
    // ------------------------------------------------------------------

    public String() {
        this.value = new char[0];
    }

    public String(String original) {
        this.value = original.value;
        this.hash = original.hash;
    }

    public String(char[] value) {
        this.value = copy(value, 0, value.length);
    }

    public String(char[] value, int offset, int count) {
        checkBoundsOffCount(offset, count, value.length);
        this.value = copy(value, offset, count);
    }

    public String(int[] codePoints, int offset, int count) {
        checkBoundsOffCount(offset, count, codePoints.length);
        int end = offset + count;
        int length = count;
        for (int i = offset; i < end; i++) {
            int c = codePoints[i];
            if (c < 0 || c > Character.MAX_CODE_POINT) {
                throw new IllegalArgumentException(Integer.toString(c));
            }
            if (c >= Character.MIN_SUPPLEMENTARY_CODE_POINT) {
                length++;
            }
        }
        char[] chars = new char[length];
        int n = 0;
        for (int i = offset; i < end; i++) {
            n = put(chars, n, codePoints[i]);
        }
        this.value = chars;
    }

    @Deprecated(since = "1.1")
    public String(byte[] ascii, int hibyte, int offset, int count) {
        checkBoundsOffCount(offset, count, ascii.length);
        char[] chars = new char[count];
        for (int i = 0; i < count; i++) {
            chars[i] = (char) (hibyte << 8 | ascii[offset + i] & 0xff);
        }
        this.value = chars;
    }

    @Deprecated(since = "1.1")
    public String(byte[] ascii, int hibyte) {
        this(ascii, hibyte, 0, ascii.length);
    }

    public String(byte[] bytes, int offset, int length, String charsetName)
            throws UnsupportedEncodingException {
        Charset charset = lookupCharset(charsetName);
        checkBoundsOffCount(offset, length, bytes.length);
        this.value = StringAccess.Codec.decode(charset, bytes, offset, length);
    }

    public String(byte[] bytes, int offset, int length, Charset charset) {
        if (charset == null) {
            throw new NullPointerException();
        }
        checkBoundsOffCount(offset, length, bytes.length);
        this.value = StringAccess.Codec.decode(charset, bytes, offset, length);
    }

    public String(byte[] bytes, String charsetName) throws UnsupportedEncodingException {
        int length = lengthIfFirst(bytes);
        Charset charset = lookupCharset(charsetName);
        this.value = StringAccess.Codec.decode(charset, bytes, 0, length < 0 ? bytes.length : length);
    }

    public String(byte[] bytes, Charset charset) {
        int length = lengthIfFirst(bytes);
        if (charset == null) {
            throw new NullPointerException();
        }
        this.value = StringAccess.Codec.decode(charset, bytes, 0, length < 0 ? bytes.length : length);
    }

    public String(byte[] bytes, int offset, int length) {
        checkBoundsOffCount(offset, length, bytes.length);
        this.value = StringAccess.Codec.decode(Charset.defaultCharset(), bytes, offset, length);
    }

    public String(byte[] bytes) {
        this.value = StringAccess.Codec.decode(Charset.defaultCharset(), bytes, 0, bytes.length);
    }

    public String(StringBuffer buffer) {
        if (buffer == null) {
            throw nullOperand("invoke \"java.lang.StringBuffer.toString()\"", "buffer");
        }
        synchronized (buffer) {
            this.value = copy(buffer.value, 0, buffer.count);
        }
    }

    public String(StringBuilder builder) {
        if (builder == null) {
            throw nullOperand("invoke \"java.lang.AbstractStringBuilder.getValue()\"", "asb");
        }
        this.value = copy(builder.value, 0, builder.count);
    }

    /** Adopts a fresh array that nobody else holds. */
    private String(char[] fresh, Void adopt) {
        this.value = fresh;
    }

    /** The array length, or -1 where the running JDK looks at the charset before the array. */
    private static int lengthIfFirst(byte[] bytes) {
        return feature() < 21 ? bytes.length : -1;
    }

    private static Charset lookupCharset(String charsetName) throws UnsupportedEncodingException {
        if (charsetName == null) {
            throw new NullPointerException();
        }
        try {
            return Charset.forName(charsetName);
        } catch (UnsupportedCharsetException | IllegalCharsetNameException e) {
            throw new UnsupportedEncodingException(charsetName);
        }
    }

    // ------------------------------------------------------------------
    // Arrays of chars
    // ------------------------------------------------------------------

    static char[] copy(char[] from, int offset, int count) {
        char[] to = new char[count];
        System.arraycopy(from, offset, to, 0, count);
        return to;
    }

    /** The chars of [begin, end) as a string; the empty string is always the literal. */
    static String range(char[] from, int begin, int end) {
        return begin == end ? "" : new String(copy(from, begin, end - begin), null);
    }

    /** The string of the first {@code count} chars of a fresh array, which it takes over if full. */
    private static String adopt(char[] fresh, int count) {
        return new String(count == fresh.length ? fresh : copy(fresh, 0, count), null);
    }

    /** Stores a valid code point and returns the index behind it. */
    static int put(char[] to, int at, int codePoint) {
        if (codePoint < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
            to[at] = (char) codePoint;
            return at + 1;
        }
        to[at] = Character.highSurrogate(codePoint);
        to[at + 1] = Character.lowSurrogate(codePoint);
        return at + 2;
    }

    /** The code point at {@code i} of the chars before {@code end}; a lone surrogate stands for itself. */
    static int codePoint(char[] chars, int i, int end) {
        char c = chars[i];
        if (Character.isHighSurrogate(c) && i + 1 < end && Character.isLowSurrogate(chars[i + 1])) {
            return Character.toCodePoint(c, chars[i + 1]);
        }
        return c;
    }

    /** The code point that ends before {@code i}, looking back to {@code begin} at most. */
    static int codePointBefore(char[] chars, int i, int begin) {
        char c = chars[i - 1];
        if (Character.isLowSurrogate(c) && i - 2 >= begin && Character.isHighSurrogate(chars[i - 2])) {
            return Character.toCodePoint(chars[i - 2], c);
        }
        return c;
    }

    /** The number of code points in [begin, end). */
    static int codePointCount(char[] chars, int begin, int end) {
        int n = 0;
        for (int i = begin; i < end; n++) {
            i += Character.charCount(codePoint(chars, i, end));
        }
        return n;
    }

    /** The index {@code offset} code points away from {@code index}, within the first {@code count} chars. */
    static int offsetByCodePoints(char[] chars, int count, int index, int offset) {
        if (index < 0 || index > count) {
            throw new IndexOutOfBoundsException();
        }
        int i = index;
        int left = offset;
        for (; left > 0 && i < count; left--) {
            i += Character.charCount(codePoint(chars, i, count));
        }
        for (; left < 0 && i > 0; left++) {
            i -= Character.charCount(codePointBefore(chars, i, 0));
        }
        if (left != 0) {
            throw new IndexOutOfBoundsException();
        }
        return i;
    }

    // ------------------------------------------------------------------
    // Length, chars and code points
    // ------------------------------------------------------------------

    public int length() {
        return value.length;
    }

    public boolean isEmpty() {
        return value.length == 0;
    }

    public char charAt(int index) {
        if (index < 0 || index >= value.length) {
            throw new StringIndexOutOfBoundsException(charAtMessage(index, value.length, isLatin1()));
        }
        return value[index];
    }

    public int codePointAt(int index) {
        checkIndex(index, value.length);
        return codePoint(value, index, value.length);
    }

    public int codePointBefore(int index) {
        checkBefore(index, value.length);
        return codePointBefore(value, index, 0);
    }

    public int codePointCount(int beginIndex, int endIndex) {
        checkCountRange(beginIndex, endIndex, value.length);
        return codePointCount(value, beginIndex, endIndex);
    }

    public int offsetByCodePoints(int index, int codePointOffset) {
        return offsetByCodePoints(value, value.length, index, codePointOffset);
    }

    public void getChars(int srcBegin, int srcEnd, char[] dst, int dstBegin) {
        checkBoundsBeginEnd(srcBegin, srcEnd, value.length);
        checkBoundsOffCount(dstBegin, srcEnd - srcBegin, dst.length);
        System.arraycopy(value, srcBegin, dst, dstBegin, srcEnd - srcBegin);
    }

    public char[] toCharArray() {
        return copy(value, 0, value.length);
    }

    public IntStream chars() {
        return StreamSupport.intStream(new Chars(value, 0, value.length, false, Spliterator.IMMUTABLE), false);
    }

    public IntStream codePoints() {
        return StreamSupport.intStream(codePointSpliterator(value, value.length, Spliterator.IMMUTABLE), false);
    }

    /** The code points of the first {@code count} chars. A Latin-1 sequence knows their number beforehand. */
    static Spliterator.OfInt codePointSpliterator(char[] chars, int count, int characteristics) {
        return new Chars(chars, 0, count, !isLatin1(chars, 0, count), characteristics);
    }

    // ------------------------------------------------------------------
    // Bytes
    // ------------------------------------------------------------------

    @Deprecated(since = "1.1")
    public void getBytes(int srcBegin, int srcEnd, byte[] dst, int dstBegin) {
        checkBoundsBeginEnd(srcBegin, srcEnd, value.length);
        if (dst == null) {
            throw new NullPointerException();
        }
        checkBoundsOffCount(dstBegin, srcEnd - srcBegin, dst.length);
        for (int i = srcBegin; i < srcEnd; i++) {
            dst[dstBegin + i - srcBegin] = (byte) value[i];
        }
    }

    public byte[] getBytes(String charsetName) throws UnsupportedEncodingException {
        return StringAccess.Codec.encode(lookupCharset(charsetName), value);
    }

    public byte[] getBytes(Charset charset) {
        if (charset == null) {
            throw new NullPointerException();
        }
        return StringAccess.Codec.encode(charset, value);
    }

    public byte[] getBytes() {
        return StringAccess.Codec.encode(Charset.defaultCharset(), value);
    }

    // ------------------------------------------------------------------
    // Equality, order, hash
    // ------------------------------------------------------------------

    public boolean equals(Object anObject) {
        if (this == anObject) {
            return true;
        }
        return anObject instanceof String && sameChars(((String) anObject).value, ((String) anObject).value.length);
    }

    private boolean sameChars(char[] chars, int count) {
        if (value.length != count) {
            return false;
        }
        for (int i = 0; i < count; i++) {
            if (value[i] != chars[i]) {
                return false;
            }
        }
        return true;
    }

    public boolean contentEquals(StringBuffer sb) {
        return contentEquals((CharSequence) sb);
    }

    public boolean contentEquals(CharSequence cs) {
        if (cs instanceof StringBuffer) {
            synchronized (cs) {
                return sameChars(((StringBuffer) cs).value, ((StringBuffer) cs).count);
            }
        }
        if (cs instanceof StringBuilder) {
            return sameChars(((StringBuilder) cs).value, ((StringBuilder) cs).count);
        }
        if (cs instanceof String) {
            return equals(cs);
        }
        int n = cs.length();
        if (n != value.length) {
            return false;
        }
        for (int i = 0; i < n; i++) {
            if (value[i] != cs.charAt(i)) {
                return false;
            }
        }
        return true;
    }

    public boolean equalsIgnoreCase(String anotherString) {
        if (this == anotherString) {
            return true;
        }
        return anotherString != null
                && anotherString.value.length == value.length
                && regionMatches(true, 0, anotherString, 0, value.length);
    }

    public int compareTo(String anotherString) {
        return compare(value, value.length, anotherString.value, anotherString.value.length);
    }

    /** Compares the first {@code n} chars of one array with the first {@code m} of another. */
    static int compare(char[] a, int n, char[] b, int m) {
        int common = n < m ? n : m;
        for (int i = 0; i < common; i++) {
            if (a[i] != b[i]) {
                return a[i] - b[i];
            }
        }
        return n - m;
    }

    public int compareToIgnoreCase(String str) {
        return CASE_INSENSITIVE_ORDER.compare(this, str);
    }

    private static class CaseInsensitiveComparator implements Comparator<String>, Serializable {
        private static final long serialVersionUID = 8575799808933029326L;

        public int compare(String s1, String s2) {
            char[] a = s1.value;
            char[] b = s2.value;
            return compareFolded(a, 0, a.length, b, 0, b.length);
        }

        private Object readResolve() {
            return CASE_INSENSITIVE_ORDER;
        }
    }

    /**
     * Compares the regions [aBegin, aEnd) and [bBegin, bEnd) ignoring case. Chars are folded one
     * by one; where two differ and both strings have chars beyond Latin-1, the code points
     * that contain them (inside the regions) decide.
     */
    private static int compareFolded(char[] a, int aBegin, int aEnd, char[] b, int bBegin, int bEnd) {
        int i = aBegin;
        int j = bBegin;
        for (; i < aEnd && j < bEnd; i++, j++) {
            char c = a[i];
            char d = b[j];
            if (c == d || fold(c) == fold(d)) {
                continue;
            }
            int difference = fold(c) - fold(d);
            if ((Character.isSurrogate(c) || Character.isSurrogate(d))
                    && !isLatin1(a, 0, a.length) && !isLatin1(b, 0, b.length)) {
                difference = fold(codePointAround(a, i, aBegin, aEnd)) - fold(codePointAround(b, j, bBegin, bEnd));
                i += startsPair(a, i, aEnd) ? 1 : 0;
                j += startsPair(b, j, bEnd) ? 1 : 0;
            }
            if (difference != 0) {
                return difference;
            }
        }
        return (aEnd - aBegin) - (bEnd - bBegin);
    }

    private static int fold(int c) {
        return Character.toLowerCase(Character.toUpperCase(c));
    }

    static boolean startsPair(char[] chars, int i, int end) {
        return Character.isHighSurrogate(chars[i]) && i + 1 < end && Character.isLowSurrogate(chars[i + 1]);
    }

    /** The code point that the char at {@code i} is a part of, within [begin, end). */
    private static int codePointAround(char[] chars, int i, int begin, int end) {
        return Character.isLowSurrogate(chars[i])
                ? codePointBefore(chars, i + 1, begin)
                : codePoint(chars, i, end);
    }

    public int hashCode() {
        int h = hash;
        if (h == 0) {
            for (int i = 0; i < value.length; i++) {
                h = 31 * h + value[i];
            }
            hash = h;
        }
        return h;
    }

    // ------------------------------------------------------------------
    // Regions, prefixes and searches
    // ------------------------------------------------------------------

    public boolean regionMatches(int toffset, String other, int ooffset, int len) {
        if (other == null && feature() < 21) {
            throw nullOperand("read field \"value\"", "other");
        }
        if (ooffset < 0 || toffset < 0 || toffset > (long) value.length - len
                || ooffset > (long) other.length() - len) {
            return false;
        }
        for (int i = 0; i < len; i++) {
            if (value[toffset + i] != other.value[ooffset + i]) {
                return false;
            }
        }
        return true;
    }

    public boolean regionMatches(boolean ignoreCase, int toffset, String other, int ooffset, int len) {
        if (!ignoreCase) {
            return regionMatches(toffset, other, ooffset, len);
        }
        if (ooffset < 0 || toffset < 0 || toffset > (long) value.length - len
                || ooffset > (long) other.length() - len) {
            return false;
        }
        return len <= 0
                || compareFolded(value, toffset, toffset + len, other.value, ooffset, ooffset + len) == 0;
    }

    public boolean startsWith(String prefix, int toffset) {
        if (toffset < 0 || toffset > value.length - prefix.length()) {
            return false;
        }
        return matchesAt(value, toffset, prefix.value);
    }

    public boolean startsWith(String prefix) {
        return startsWith(prefix, 0);
    }

    public boolean endsWith(String suffix) {
        return startsWith(suffix, value.length - suffix.length());
    }

    /** Whether the target stands at {@code at}; there must be room for it. */
    private static boolean matchesAt(char[] source, int at, char[] target) {
        for (int i = 0; i < target.length; i++) {
            if (source[at + i] != target[i]) {
                return false;
            }
        }
        return true;
    }

    public int indexOf(int ch) {
        return indexOf(value, ch, 0, value.length);
    }

    public int indexOf(int ch, int fromIndex) {
        return indexOf(value, ch, fromIndex < 0 ? 0 : fromIndex, value.length);
    }

    public int indexOf(int ch, int beginIndex, int endIndex) {
        checkBoundsBeginEnd(beginIndex, endIndex, value.length);
        return indexOf(value, ch, beginIndex, endIndex);
    }

    private static int indexOf(char[] chars, int ch, int begin, int end) {
        if (ch < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
            for (int i = begin; i < end; i++) {
                if (chars[i] == ch) {
                    return i;
                }
            }
        } else if (ch <= Character.MAX_CODE_POINT) {
            char high = Character.highSurrogate(ch);
            char low = Character.lowSurrogate(ch);
            for (int i = begin; i < end - 1; i++) {
                if (chars[i] == high && chars[i + 1] == low) {
                    return i;
                }
            }
        }
        return -1;
    }

    public int lastIndexOf(int ch) {
        return lastIndexOf(ch, value.length - 1);
    }

    public int lastIndexOf(int ch, int fromIndex) {
        int last = value.length - 1;
        if (ch < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
            for (int i = fromIndex < last ? fromIndex : last; i >= 0; i--) {
                if (value[i] == ch) {
                    return i;
                }
            }
        } else if (ch <= Character.MAX_CODE_POINT) {
            char high = Character.highSurrogate(ch);
            char low = Character.lowSurrogate(ch);
            for (int i = fromIndex < last - 1 ? fromIndex : last - 1; i >= 0; i--) {
                if (value[i] == high && value[i + 1] == low) {
                    return i;
                }
            }
        }
        return -1;
    }

    public int indexOf(String str) {
        if (str == null) {
            throw nullOperand("invoke \"String.coder()\"", "str");
        }
        return indexOf(value, value.length, str, 0);
    }

    public int indexOf(String str, int fromIndex) {
        return indexOf(value, value.length, str, fromIndex);
    }

    public int indexOf(String str, int beginIndex, int endIndex) {
        int length = str.length();
        checkBoundsBeginEnd(beginIndex, endIndex, value.length);
        for (int i = beginIndex; i <= endIndex - length; i++) {
            if (matchesAt(value, i, str.value)) {
                return i;
            }
        }
        return -1;
    }

    /** The first place of the target at or behind {@code from} in the first {@code count} chars. */
    static int indexOf(char[] source, int count, String tgtStr, int from) {
        if (tgtStr == null) {
            throw nullOperand(feature() < 21 ? "read field \"value\"" : "invoke \"String.length()\"", "tgtStr");
        }
        char[] target = tgtStr.value;
        int begin = from < 0 ? 0 : from;
        if (begin >= count) {
            return target.length == 0 ? count : -1;
        }
        for (int i = begin; i <= count - target.length; i++) {
            if (matchesAt(source, i, target)) {
                return i;
            }
        }
        return -1;
    }

    public int lastIndexOf(String str) {
        return lastIndexOf(value, value.length, str, value.length);
    }

    public int lastIndexOf(String str, int fromIndex) {
        return lastIndexOf(value, value.length, str, fromIndex);
    }

    /** The last place of the target at or before {@code from} in the first {@code count} chars. */
    static int lastIndexOf(char[] source, int count, String tgtStr, int from) {
        char[] target = tgtStr.value;
        int last = count - target.length;
        for (int i = from < last ? from : last; i >= 0; i--) {
            if (matchesAt(source, i, target)) {
                return i;
            }
        }
        return -1;
    }

    public boolean contains(CharSequence s) {
        return indexOf(s.toString()) >= 0;
    }

    // ------------------------------------------------------------------
    // Parts and combinations
    // ------------------------------------------------------------------

    public String substring(int beginIndex) {
        return substring(beginIndex, value.length);
    }

    public String substring(int beginIndex, int endIndex) {
        checkBoundsBeginEnd(beginIndex, endIndex, value.length);
        return beginIndex == 0 && endIndex == value.length ? this : range(value, beginIndex, endIndex);
    }

    public CharSequence subSequence(int beginIndex, int endIndex) {
        return substring(beginIndex, endIndex);
    }

    public String concat(String str) {
        if (str.isEmpty()) {
            return this;
        }
        int n = value.length;
        int m = str.value.length;
        if (n + m < 0) {
            throw new OutOfMemoryError("Overflow: String length out of range");
        }
        char[] chars = new char[n + m];
        System.arraycopy(value, 0, chars, 0, n);
        System.arraycopy(str.value, 0, chars, n, m);
        return new String(chars, null);
    }

    public String replace(char oldChar, char newChar) {
        int first = oldChar == newChar ? -1 : indexOf(oldChar);
        if (first < 0) {
            return this;
        }
        char[] chars = copy(value, 0, value.length);
        for (int i = first; i < chars.length; i++) {
            if (chars[i] == oldChar) {
                chars[i] = newChar;
            }
        }
        return new String(chars, null);
    }

    public String replace(CharSequence target, CharSequence replacement) {
        char[] from = target.toString().value;
        char[] to = replacement.toString().value;
        int hits = countMatches(from);
        if (hits == 0) {
            return this;
        }
        long length = value.length + (long) hits * (to.length - from.length);
        if (length > Integer.MAX_VALUE) {
            throw new OutOfMemoryError("Required length exceeds implementation limit");
        }
        if (length == 0) {
            return "";
        }
        char[] chars = new char[(int) length];
        int n = 0;
        int i = 0;
        for (int left = hits; left > 0; left--) {
            while (!matchesWithin(i, from)) {
                chars[n++] = value[i++];
            }
            System.arraycopy(to, 0, chars, n, to.length);
            n += to.length;
            i += from.length;
            if (from.length == 0 && i < value.length) {
                chars[n++] = value[i++];
            }
        }
        System.arraycopy(value, i, chars, n, value.length - i);
        return new String(chars, null);
    }

    private boolean matchesWithin(int at, char[] target) {
        return at <= value.length - target.length && matchesAt(value, at, target);
    }

    /** The number of matches found from left to right without overlap. */
    private int countMatches(char[] target) {
        if (target.length == 0) {
            return value.length + 1;
        }
        int n = 0;
        for (int i = 0; i <= value.length - target.length; ) {
            if (matchesAt(value, i, target)) {
                n++;
                i += target.length;
            } else {
                i++;
            }
        }
        return n;
    }

    public String repeat(int count) {
        if (count < 0) {
            throw new IllegalArgumentException(negativeCountMessage(count));
        }
        if (count == 1) {
            return this;
        }
        int n = value.length;
        if (n == 0 || count == 0) {
            return "";
        }
        long length = (long) n * count;
        if (length > Integer.MAX_VALUE || length > Integer.MAX_VALUE / 2 && !isLatin1()) {
            throw new OutOfMemoryError("Required length exceeds implementation limit");
        }
        char[] chars = new char[(int) length];
        for (int i = 0; i < chars.length; i += n) {
            System.arraycopy(value, 0, chars, i, n);
        }
        return new String(chars, null);
    }

    public static String join(CharSequence delimiter, CharSequence... elements) {
        String between = delimiter.toString();
        String[] parts = new String[elements.length];
        for (int i = 0; i < parts.length; i++) {
            parts[i] = valueOf(elements[i]);
        }
        return join("", "", between, parts, parts.length);
    }

    public static String join(CharSequence delimiter, Iterable<? extends CharSequence> elements) {
        if (delimiter == null || elements == null) {
            throw new NullPointerException();
        }
        String between = delimiter.toString();
        ArrayList<String> parts = new ArrayList<>();
        Iterator<? extends CharSequence> it = elements.iterator();
        while (it.hasNext()) {
            parts.add(valueOf(it.next()));
        }
        return join("", "", between, parts.toArray(new String[0]), parts.size());
    }

    /** Joins the first {@code size} elements; also the form that {@code StringJoiner} uses. */
    static String join(String prefix, String suffix, String delimiter, String[] elements, int size) {
        long length = (long) prefix.value.length + suffix.value.length;
        if (size > 1) {
            length += (size - 1) * (long) delimiter.value.length;
        }
        for (int i = 0; i < size; i++) {
            length += elements[i].value.length;
        }
        if (length > Integer.MAX_VALUE) {
            throw new OutOfMemoryError("Requested string length exceeds VM limit");
        }
        char[] chars = new char[(int) length];
        int n = prefix.copyTo(chars, 0);
        for (int i = 0; i < size; i++) {
            if (i > 0) {
                n = delimiter.copyTo(chars, n);
            }
            n = elements[i].copyTo(chars, n);
        }
        suffix.copyTo(chars, n);
        return new String(chars, null);
    }

    /** Copies all chars to a place that has room for them and returns the index behind. */
    int copyTo(char[] to, int at) {
        System.arraycopy(value, 0, to, at, value.length);
        return at + value.length;
    }

    // ------------------------------------------------------------------
    // Regular expressions
    // ------------------------------------------------------------------

    public boolean matches(String regex) {
        return Pattern.matches(regex, this);
    }

    public String replaceFirst(String regex, String replacement) {
        return Pattern.compile(regex).matcher(this).replaceFirst(replacement);
    }

    public String replaceAll(String regex, String replacement) {
        return Pattern.compile(regex).matcher(this).replaceAll(replacement);
    }

    public String[] split(String regex, int limit) {
        int delimiter = plainDelimiter(regex);
        return delimiter >= 0
                ? splitAt((char) delimiter, limit, false)
                : Pattern.compile(regex).split(this, limit);
    }

    public String[] split(String regex) {
        return split(regex, 0);
    }

    public String[] splitWithDelimiters(String regex, int limit) {
        int delimiter = plainDelimiter(regex);
        return delimiter >= 0
                ? splitAt((char) delimiter, limit, true)
                : splitKeepingMatches(Pattern.compile(regex), limit);
    }

    /** The one char that the expression stands for literally, or -1 if it takes a regex engine. */
    private static int plainDelimiter(String regex) {
        int n = regex.length();
        char c = n == 1 || n == 2 ? regex.value[n - 1] : 0;
        boolean plain;
        if (n == 1) {
            plain = !isRegexSyntax(c);
        } else {
            plain = n == 2 && regex.value[0] == '\\' && !isAsciiLetterOrDigit(c);
        }
        return plain && !Character.isSurrogate(c) ? c : -1;
    }

    private static boolean isRegexSyntax(char c) {
        return switch (c) {
            case '.', '$', '|', '(', ')', '[', '{', '^', '?', '*', '+', '\\' -> true;
            default -> false;
        };
    }

    private static boolean isAsciiLetterOrDigit(char c) {
        return c >= '0' && c <= '9' || c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    /** Splits at every delimiter, or at the first limit - 1 of them if the limit is positive. */
    private String[] splitAt(char delimiter, int limit, boolean keep) {
        int cuts = 0;
        for (int i = 0; i < value.length && (limit <= 0 || cuts < limit - 1); i++) {
            if (value[i] == delimiter) {
                cuts++;
            }
        }
        if (cuts == 0) {
            return new String[] {this};
        }
        String[] parts = new String[keep ? 2 * cuts + 1 : cuts + 1];
        int n = 0;
        int begin = 0;
        for (; cuts > 0; cuts--) {
            int end = indexOf(value, delimiter, begin, value.length);
            parts[n++] = range(value, begin, end);
            if (keep) {
                parts[n++] = range(value, end, end + 1);
            }
            begin = end + 1;
        }
        parts[n++] = range(value, begin, value.length);
        return limit == 0 ? withoutEmptyTail(parts, n) : parts;
    }

    private String[] splitKeepingMatches(Pattern pattern, int limit) {
        ArrayList<String> parts = new ArrayList<>();
        Matcher matcher = pattern.matcher(this);
        int begin = 0;
        for (int cuts = 0; (limit <= 0 || cuts < limit - 1) && matcher.find(); ) {
            if (matcher.end() == 0) {
                continue;
            }
            parts.add(substring(begin, matcher.start()));
            parts.add(substring(matcher.start(), matcher.end()));
            begin = matcher.end();
            cuts++;
        }
        if (begin == 0) {
            return new String[] {this};
        }
        parts.add(substring(begin));
        String[] all = parts.toArray(new String[0]);
        return limit == 0 ? withoutEmptyTail(all, all.length) : all;
    }

    private static String[] withoutEmptyTail(String[] parts, int count) {
        int n = count;
        while (n > 0 && parts[n - 1].isEmpty()) {
            n--;
        }
        String[] kept = new String[n];
        System.arraycopy(parts, 0, kept, 0, n);
        return kept;
    }

    // ------------------------------------------------------------------
    // Letter case
    // ------------------------------------------------------------------

    public String toLowerCase() {
        return toLowerCase(Locale.getDefault());
    }

    public String toLowerCase(Locale locale) {
        if (locale == null) {
            throw new NullPointerException();
        }
        int first = firstToLower();
        if (first == value.length) {
            return this;
        }
        boolean special = hasOwnCaseRules(locale);
        char[] chars = copy(value, 0, value.length);
        int n = first;
        for (int i = first; i < value.length; ) {
            int c = codePoint(value, i, value.length);
            int next = i + Character.charCount(c);
            int lower = special || c == '\u03a3' || c == '\u0130'
                    ? ConditionalSpecialCasing.toLowerCaseEx(this, i, locale)
                    : Character.toLowerCase(c);
            char[] mapped = lower == Character.ERROR
                    ? ConditionalSpecialCasing.toLowerCaseCharArray(this, i, locale)
                    : null;
            chars = withRoom(chars, n, lower, mapped, value.length - next);
            n = putMapped(chars, n, lower, mapped);
            i = next;
        }
        return adopt(chars, n);
    }

    public String toUpperCase() {
        return toUpperCase(Locale.getDefault());
    }

    public String toUpperCase(Locale locale) {
        if (locale == null) {
            throw new NullPointerException();
        }
        int first = firstToUpper();
        if (first == value.length) {
            return this;
        }
        boolean special = hasOwnCaseRules(locale);
        char[] chars = copy(value, 0, value.length);
        int n = first;
        for (int i = first; i < value.length; ) {
            int c = codePoint(value, i, value.length);
            int next = i + Character.charCount(c);
            int upper = special
                    ? ConditionalSpecialCasing.toUpperCaseEx(this, i, locale)
                    : Character.toUpperCaseEx(c);
            char[] mapped = null;
            if (upper == Character.ERROR) {
                mapped = special
                        ? ConditionalSpecialCasing.toUpperCaseCharArray(this, i, locale)
                        : Character.toUpperCaseCharArray(c);
            }
            chars = withRoom(chars, n, upper, mapped, value.length - next);
            n = putMapped(chars, n, upper, mapped);
            i = next;
        }
        return adopt(chars, n);
    }

    /** Languages whose mapping of single letters depends on the language or the neighbours. */
    private static boolean hasOwnCaseRules(Locale locale) {
        String language = locale.getLanguage();
        return language.equals("tr") || language.equals("az") || language.equals("lt");
    }

    /** The index of the first char that changes or is a surrogate, if only half of a pair. */
    private int firstToLower() {
        int i = 0;
        while (i < value.length && !Character.isSurrogate(value[i])
                && Character.toLowerCase((int) value[i]) == value[i]) {
            i++;
        }
        return i;
    }

    private int firstToUpper() {
        int i = 0;
        while (i < value.length && !Character.isSurrogate(value[i])
                && Character.toUpperCaseEx((int) value[i]) == value[i]) {
            i++;
        }
        return i;
    }

    /** Makes sure that the mapping of one code point fits behind {@code n} chars, and {@code rest} chars behind it. */
    private static char[] withRoom(char[] chars, int n, int codePoint, char[] mapped, int rest) {
        int needed = n + (mapped == null ? Character.charCount(codePoint) : mapped.length) + rest;
        if (needed <= chars.length) {
            return chars;
        }
        char[] larger = new char[needed];
        System.arraycopy(chars, 0, larger, 0, n);
        return larger;
    }

    /** Puts the mapping: the chars if there are any, else the code point. */
    private static int putMapped(char[] chars, int n, int codePoint, char[] mapped) {
        if (mapped == null) {
            return put(chars, n, codePoint);
        }
        System.arraycopy(mapped, 0, chars, n, mapped.length);
        return n + mapped.length;
    }

    // ------------------------------------------------------------------
    // White space, lines, text blocks
    // ------------------------------------------------------------------

    public String trim() {
        int begin = 0;
        int end = value.length;
        while (begin < end && value[begin] <= ' ') {
            begin++;
        }
        while (begin < end && value[end - 1] <= ' ') {
            end--;
        }
        return substring(begin, end);
    }

    public String strip() {
        int begin = indentation(value, 0, value.length);
        return substring(begin, endOfText(value, begin, value.length));
    }

    public String stripLeading() {
        return substring(indentation(value, 0, value.length));
    }

    public String stripTrailing() {
        return substring(0, endOfText(value, 0, value.length));
    }

    public boolean isBlank() {
        return indentation(value, 0, value.length) == value.length;
    }

    /** The index of the first char in [begin, end) that is no white space, or {@code end}. */
    private static int indentation(char[] chars, int begin, int end) {
        int i = begin;
        while (i < end && Character.isWhitespace(chars[i])) {
            i++;
        }
        return i;
    }

    /** The index behind the last char in [begin, end) that is no white space, or {@code begin}. */
    private static int endOfText(char[] chars, int begin, int end) {
        int i = end;
        while (i > begin && Character.isWhitespace(chars[i - 1])) {
            i--;
        }
        return i;
    }

    /** The index of the first line terminator in [begin, end), or {@code end}. */
    private static int endOfLine(char[] chars, int begin, int end) {
        int i = begin;
        while (i < end && chars[i] != '\n' && chars[i] != '\r') {
            i++;
        }
        return i;
    }

    /** The index behind the line terminator at {@code i}, if there is one. */
    private static int nextLine(char[] chars, int i, int end) {
        if (i >= end) {
            return end;
        }
        return chars[i] == '\r' && i + 1 < end && chars[i + 1] == '\n' ? i + 2 : i + 1;
    }

    public Stream<String> lines() {
        return StreamSupport.stream(new Lines(value, 0, value.length), false);
    }

    public String indent(int n) {
        if (isEmpty()) {
            return "";
        }
        String margin = n > 0 ? " ".repeat(n) : "";
        StringBuilder text = new StringBuilder(value.length + 1);
        for (int i = 0; i < value.length; ) {
            int end = endOfLine(value, i, value.length);
            int begin = n < 0 ? indentation(value, i, end) : i;
            if (n < 0 && n != Integer.MIN_VALUE && begin - i > -n) {
                begin = i - n;
            }
            text.append(margin).append(value, begin, end - begin).append('\n');
            i = nextLine(value, end, value.length);
        }
        return text.toString();
    }

    public String stripIndent() {
        int length = value.length;
        if (length == 0) {
            return "";
        }
        boolean terminated = value[length - 1] == '\n' || value[length - 1] == '\r';
        int margin = terminated ? 0 : commonIndentation();
        StringBuilder text = new StringBuilder(length);
        for (int i = 0; i < length; ) {
            int end = endOfLine(value, i, length);
            int textBegin = indentation(value, i, end);
            int begin = textBegin - i < margin ? textBegin : i + margin;
            if (i > 0) {
                text.append('\n');
            }
            if (textBegin < end) {
                text.append(value, begin, endOfText(value, begin, end) - begin);
            }
            i = nextLine(value, end, length);
        }
        return new String(terminated ? text.append('\n') : text);
    }

    /** The least indentation of all lines that are not blank and of the last line. */
    private int commonIndentation() {
        int length = value.length;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < length; ) {
            int end = endOfLine(value, i, length);
            int width = indentation(value, i, end) - i;
            if (width < least && (i + width < end || end == length)) {
                least = width;
            }
            i = nextLine(value, end, length);
        }
        return least;
    }

    public String translateEscapes() {
        if (isEmpty()) {
            return "";
        }
        char[] chars = new char[value.length];
        int n = 0;
        int i = 0;
        while (i < value.length) {
            char c = value[i++];
            if (c != '\\') {
                chars[n++] = c;
                continue;
            }
            char escape = i < value.length ? value[i++] : 0;
            int plain = singleCharEscape(escape);
            if (plain >= 0) {
                chars[n++] = (char) plain;
            } else if (isOctal(escape)) {
                int code = escape - '0';
                for (int most = escape <= '3' ? 2 : 1; most > 0 && i < value.length && isOctal(value[i]); most--) {
                    code = code * 8 + value[i++] - '0';
                }
                chars[n++] = (char) code;
            } else if (escape == '\n' || escape == '\r') {
                i = nextLine(value, i - 1, value.length);
            } else {
                throw new IllegalArgumentException(escapeMessage(escape));
            }
        }
        return adopt(chars, n);
    }

    private static boolean isOctal(char c) {
        return c >= '0' && c <= '7';
    }

    private static int singleCharEscape(char c) {
        return switch (c) {
            case 'b' -> '\b';
            case 'f' -> '\f';
            case 'n' -> '\n';
            case 'r' -> '\r';
            case 's' -> ' ';
            case 't' -> '\t';
            case '\'', '"', '\\' -> c;
            default -> -1;
        };
    }

    // ------------------------------------------------------------------
    // Conversions
    // ------------------------------------------------------------------

    public String toString() {
        return this;
    }

    public <R> R transform(Function<? super String, ? extends R> f) {
        return f.apply(this);
    }

    public static String format(String format, Object... args) {
        return new Formatter().format(format, args).toString();
    }

    public static String format(Locale l, String format, Object... args) {
        return new Formatter(l).format(format, args).toString();
    }

    public String formatted(Object... args) {
        return new Formatter().format(this, args).toString();
    }

    public static String valueOf(Object obj) {
        return obj == null ? "null" : obj.toString();
    }

    public static String valueOf(char[] data) {
        return new String(data);
    }

    public static String valueOf(char[] data, int offset, int count) {
        return new String(data, offset, count);
    }

    public static String copyValueOf(char[] data, int offset, int count) {
        return new String(data, offset, count);
    }

    public static String copyValueOf(char[] data) {
        return new String(data);
    }

    public static String valueOf(boolean b) {
        return b ? "true" : "false";
    }

    public static String valueOf(char c) {
        return new String(new char[] {c}, null);
    }

    public static String valueOf(int i) {
        return Integer.toString(i);
    }

    public static String valueOf(long l) {
        return Long.toString(l);
    }

    public static String valueOf(float f) {
        return Float.toString(f);
    }

    public static String valueOf(double d) {
        return Double.toString(d);
    }

    public native String intern();

    public Optional<String> describeConstable() {
        return Optional.of(this);
    }

    public String resolveConstantDesc(MethodHandles.Lookup lookup) {
        return this;
    }

    // ------------------------------------------------------------------
    // For the JDK's own classes
    // ------------------------------------------------------------------

    /** A string from the JDK's representation: one byte a char, or two with the low byte first. */
    String(byte[] value, byte coder) {
        char[] chars = new char[value.length >> coder];
        for (int i = 0; i < chars.length; i++) {
            chars[i] = coder == LATIN1 ? (char) (value[i] & 0xff) : unpack(value, i);
        }
        this.value = chars;
    }

    /** The char at {@code index} of bytes that hold pairs. */
    static char unpack(byte[] bytes, int index) {
        return (char) (bytes[2 * index] & 0xff | bytes[2 * index + 1] << 8);
    }

    /** Stores chars in the JDK's representation, {@code at} counting chars. */
    static void pack(char[] chars, int from, int count, byte[] bytes, int at, byte coder) {
        for (int i = 0; i < count; i++) {
            char c = chars[from + i];
            if (coder == LATIN1) {
                bytes[at + i] = (byte) c;
            } else {
                bytes[2 * (at + i)] = (byte) c;
                bytes[2 * (at + i) + 1] = (byte) (c >> 8);
            }
        }
    }

    static boolean isLatin1(char[] chars, int begin, int end) {
        for (int i = begin; i < end; i++) {
            if (chars[i] > 0xff) {
                return false;
            }
        }
        return true;
    }

    boolean isLatin1() {
        return isLatin1(value, 0, value.length);
    }

    byte coder() {
        return isLatin1() ? LATIN1 : UTF16;
    }

    /** A fresh copy in the JDK's representation. */
    byte[] value() {
        byte coder = coder();
        byte[] bytes = new byte[value.length << coder];
        pack(value, 0, value.length, bytes, 0, coder);
        return bytes;
    }

    void getBytes(byte[] dst, int dstBegin, byte coder) {
        pack(value, 0, value.length, dst, dstBegin, coder);
    }

    void getBytes(byte[] dst, int srcPos, int dstBegin, byte coder, int length) {
        pack(value, srcPos, length, dst, dstBegin, coder);
    }

    static String valueOfCodePoint(int codePoint) {
        if (codePoint < 0 || codePoint > Character.MAX_CODE_POINT) {
            throw new IllegalArgumentException(codePointMessage(codePoint));
        }
        char[] chars = new char[Character.charCount(codePoint)];
        put(chars, 0, codePoint);
        return new String(chars, null);
    }

    static int decodeASCII(byte[] sa, int sp, char[] da, int dp, int len) {
        int n = 0;
        while (n < len && sa[sp + n] >= 0) {
            da[dp + n] = (char) sa[sp + n];
            n++;
        }
        return n;
    }

    static String newStringUTF8NoRepl(byte[] bytes, int offset, int length) {
        checkBoundsOffCount(offset, length, bytes.length);
        return new String(StringAccess.Codec.decodeUtf8(bytes, offset, length, true), null);
    }

    static String newStringUTF8NoRepl(byte[] bytes, int offset, int length, boolean noShare) {
        return newStringUTF8NoRepl(bytes, offset, length);
    }

    static byte[] getBytesUTF8NoRepl(String s) {
        return StringAccess.Codec.encodeUtf8(s.value, true);
    }

    static String newStringNoRepl(byte[] bytes, Charset charset) throws CharacterCodingException {
        return new String(StringAccess.Codec.decodeStrictly(charset, bytes), null);
    }

    static byte[] getBytesNoRepl(String s, Charset charset) throws CharacterCodingException {
        return StringAccess.Codec.encodeStrictly(charset, s.value);
    }

    /** Whether the JDK's bytes are the encoded bytes; a mere hint, which this representation always denies. */
    boolean bytesCompatible(Charset charset) {
        return false;
    }

    // ------------------------------------------------------------------
    // Range checks, shared with the builders
    // ------------------------------------------------------------------

    static int feature() {
        return VM.obligatoFeature();
    }

    static void checkIndex(int index, int length) {
        if (index < 0 || index >= length) {
            throw new StringIndexOutOfBoundsException(indexMessage(index, length));
        }
    }

    static void checkOffset(int offset, int length) {
        if (offset < 0 || offset > length) {
            throw new StringIndexOutOfBoundsException(offsetMessage(offset, length));
        }
    }

    static int checkBoundsOffCount(int offset, int count, int length) {
        if (offset < 0 || count < 0 || offset > length - count) {
            throw new StringIndexOutOfBoundsException(offsetCountMessage(offset, count, length));
        }
        return offset;
    }

    static void checkBoundsBeginEnd(int begin, int end, int length) {
        if (begin < 0 || begin > end || end > length) {
            throw new StringIndexOutOfBoundsException(rangeMessage("begin", begin, end, length));
        }
    }

    /** For the index behind a char, as codePointBefore takes it. */
    static void checkBefore(int index, int length) {
        if (index < 1 || index > length) {
            throw new StringIndexOutOfBoundsException(beforeMessage(index, length));
        }
    }

    /** For codePointCount, which fails with the more general exception. */
    static void checkCountRange(int begin, int end, int length) {
        if (begin < 0 || begin > end || end > length) {
            throw new IndexOutOfBoundsException(feature() < 18 ? null : rangeMessage("begin", begin, end, length));
        }
    }

    // ------------------------------------------------------------------
    // Failure messages, as the running JDK words them
    // ------------------------------------------------------------------

    private static NullPointerException nullOperand(String action, String name) {
        return new NullPointerException(new StringBuilder("Cannot ").append(action)
                .append(" because \"").append(name).append("\" is null").toString());
    }

    private static String charAtMessage(int index, int length, boolean latin1) {
        return latin1 && feature() < 18 ? outOfRangeMessage(index) : indexMessage(index, length);
    }

    private static String outOfRangeMessage(int index) {
        return new StringBuilder("String index out of range: ").append(index).toString();
    }

    private static String indexMessage(int index, int length) {
        StringBuilder m = new StringBuilder();
        if (feature() < 18) {
            m.append("index ").append(index).append(", length ").append(length);
        } else {
            m.append("Index ").append(index).append(" out of bounds for length ").append(length);
        }
        return m.toString();
    }

    private static String beforeMessage(int index, int length) {
        return feature() < 18 ? outOfRangeMessage(index) : indexMessage(index - 1, length);
    }

    private static String offsetMessage(int offset, int length) {
        if (feature() >= 18) {
            return rangeMessage("", offset, length, length);
        }
        return new StringBuilder("offset ").append(offset).append(", length ").append(length).toString();
    }

    private static String offsetCountMessage(int offset, int count, int length) {
        StringBuilder m = new StringBuilder();
        if (feature() < 18) {
            m.append("offset ").append(offset).append(", count ").append(count).append(", length ").append(length);
        } else {
            m.append("Range [").append(offset).append(", ").append(offset).append(" + ").append(count)
                    .append(") out of bounds for length ").append(length);
        }
        return m.toString();
    }

    /** {@code name} is what JDK 17 calls the first index, "begin" or "start". */
    static String rangeMessage(String name, int from, int to, int length) {
        StringBuilder m = new StringBuilder();
        if (feature() < 18) {
            m.append(name).append(' ').append(from).append(", end ").append(to).append(", length ").append(length);
        } else {
            m.append("Range [").append(from).append(", ").append(to)
                    .append(") out of bounds for length ").append(length);
        }
        return m.toString();
    }

    static String negativeCountMessage(int count) {
        return new StringBuilder("count is negative: ").append(count).toString();
    }

    static String codePointMessage(int codePoint) {
        StringBuilder m = new StringBuilder("Not a valid Unicode code point: 0x");
        int shift = 28;
        while (shift > 0 && codePoint >>> shift == 0) {
            shift -= 4;
        }
        return appendHex(m, codePoint, shift).toString();
    }

    private static String escapeMessage(char c) {
        StringBuilder m = new StringBuilder("Invalid escape sequence: \\").append(c).append(" \\\\u");
        return appendHex(m, c, 12).toString();
    }

    private static StringBuilder appendHex(StringBuilder m, int number, int firstShift) {
        for (int shift = firstShift; shift >= 0; shift -= 4) {
            int digit = number >>> shift & 0xf;
            m.append((char) (digit < 10 ? '0' + digit : 'A' + digit - 10));
        }
        return m;
    }

    static String malformedMessage(int offset, int length) {
        return new StringBuilder("malformed input off : ").append(offset)
                .append(", length : ").append(length).toString();
    }

    // ------------------------------------------------------------------
    // Spliterators behind the streams, also of the builders
    // ------------------------------------------------------------------

    /** The chars of [next, end), or their code points if {@code pairing}. */
    static final class Chars implements Spliterator.OfInt {
        private final char[] chars;
        private int next;
        private final int end;
        private final boolean pairing;
        private final int characteristics;

        Chars(char[] chars, int begin, int end, boolean pairing, int characteristics) {
            this.chars = chars;
            this.next = begin;
            this.end = end;
            this.pairing = pairing;
            this.characteristics = characteristics | (pairing ? ORDERED : ORDERED | SIZED | SUBSIZED);
        }

        public boolean tryAdvance(IntConsumer action) {
            if (action == null) {
                throw new NullPointerException();
            }
            if (next >= end) {
                return false;
            }
            int c = pairing ? codePoint(chars, next, end) : chars[next];
            next += Character.charCount(c);
            action.accept(c);
            return true;
        }

        public Spliterator.OfInt trySplit() {
            int middle = (next + end) >>> 1;
            if (pairing && middle > next && startsPair(chars, middle - 1, end)) {
                middle--;
            }
            if (middle <= next) {
                return null;
            }
            Chars front = new Chars(chars, next, middle, pairing, characteristics);
            next = middle;
            return front;
        }

        public long estimateSize() {
            return end - next;
        }

        public int characteristics() {
            return characteristics;
        }
    }

    /** The lines of [next, end), which is a whole number of lines. */
    private static final class Lines implements Spliterator<String> {
        private final char[] chars;
        private int next;
        private final int end;

        Lines(char[] chars, int begin, int end) {
            this.chars = chars;
            this.next = begin;
            this.end = end;
        }

        public boolean tryAdvance(Consumer<? super String> action) {
            if (action == null) {
                throw new NullPointerException();
            }
            if (next >= end) {
                return false;
            }
            int begin = next;
            int lineEnd = endOfLine(chars, begin, end);
            next = nextLine(chars, lineEnd, end);
            action.accept(range(chars, begin, lineEnd));
            return true;
        }

        public Spliterator<String> trySplit() {
            int middle = nextLine(chars, endOfLine(chars, (next + end) >>> 1, end), end);
            if (middle >= end) {
                return null;
            }
            Lines front = new Lines(chars, next, middle);
            next = middle;
            return front;
        }

        public long estimateSize() {
            return end - next + 1;
        }

        public int characteristics() {
            return ORDERED | IMMUTABLE | NONNULL;
        }
    }
}
