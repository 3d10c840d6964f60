package java.util.zip;

import java.nio.ByteBuffer;
import java.nio.ReadOnlyBufferException;
import java.util.Arrays;
import java.util.Objects;

import jdk.internal.misc.VM;

/**
 * Decompression of the zlib (RFC 1950) and raw deflate (RFC 1951) formats: a
 * state machine that stops wherever input or room for output runs out and goes
 * on from there. A byte of input counts as read once one of its bits is needed.
 *
 * Deliberately absent: native code, the gzip format (its streams parse the
 * header themselves), a cleaner. Buffers without an accessible array are
 * copied at each call.
 */
public class Inflater implements AutoCloseable {

    // ---- states; from TRAILER on, nothing refers to earlier output ----

    private static final int HEADER = 0, DICTIONARY_ID = 1, DICTIONARY = 2, BLOCK = 3;
    private static final int STORED_LENGTH = 4, STORED = 5;
    private static final int CODE_COUNTS = 6, CODE_LENGTH_CODE = 7, CODE_LENGTHS = 8;
    private static final int SYMBOLS = 9, LITERAL = 10, MATCH = 11;
    private static final int TRAILER = 12, DONE = 13, BAD = 14;

    // ---- constants of the format ----

    private static final int WINDOW = 1 << 15;
    private static final int END_OF_BLOCK = 256;
    private static final int LITERAL_SYMBOLS = 286;
    private static final int DISTANCE_SYMBOLS = 30;

    /** The order in which the lengths of the code length code are stored. */
    private static final byte[] CODE_ORDER = {
        16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15};

    private static final short[] LENGTH_BASE = {
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115,
        131, 163, 195, 227, 258};
    private static final byte[] LENGTH_BITS = {
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0};
    private static final short[] DISTANCE_BASE = {
        1, 2, 3, 4, 5, 7, 9, 13, 17, 25, 33, 49, 65, 97, 129, 193, 257, 385, 513, 769, 1025, 1537,
        2049, 3073, 4097, 6145, 8193, 12289, 16385, 24577};
    private static final byte[] DISTANCE_BITS = {
        0, 0, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11, 12, 12,
        13, 13};

    /** Bits of the longest symbol, a match: 15 + 5 for the length, 15 + 13 for the distance. */
    private static final int SYMBOL_BITS = 48;

    private static final byte[] NO_BYTES = {};

    private final boolean raw;
    private boolean closed;

    /** Input as the caller gave it: a buffer or else a part of an array. */
    private ByteBuffer inputBuffer;
    private byte[] input;
    private int inputPos, inputEnd;

    private long bytesRead, bytesWritten;
    private boolean needsDictionary, pendingOutput;

    // ---- source and target of the current call ----

    private byte[] from, to;
    private int fromPos, fromEnd;
    private int toStart, toPos, toEnd;

    // ---- state between calls ----

    private int mode;
    private String problem;
    private boolean lastBlock;

    /** Bits that were taken from the input and not used; fewer than 8 outside of a symbol. */
    private long held;
    private int heldBits;

    /** What remains of a stored block or match, or the literal that waits for room. */
    private int length;
    private int distance;

    private int literalCount, distanceCount, orderCount;
    private byte[] lengths;
    private int lengthsRead;
    private Code codeLengthCode, ownLiterals, ownDistances;
    private Code literals, distances;

    /** The latest output of earlier calls, in a ring that is written at {@code windowPos}. */
    private byte[] window;
    private int windowPos, windowSize;

    private final Adler32 sum = new Adler32();
    private int summedPos;
    private int adler;

    public Inflater() {
        this(false);
    }

    public Inflater(boolean nowrap) {
        raw = nowrap;
        restart();
    }

    // ---- input ----

    public synchronized void setInput(byte[] input, int off, int len) {
        checkRange(input.length, off, len);
        setInput(null, input, off, off + len);
    }

    public void setInput(byte[] input) {
        setInput(input, 0, input.length);
    }

    public synchronized void setInput(ByteBuffer input) {
        setInput(Objects.requireNonNull(input), NO_BYTES, 0, 0);
    }

    private void setInput(ByteBuffer buffer, byte[] array, int pos, int end) {
        inputBuffer = buffer;
        input = array;
        inputPos = pos;
        inputEnd = end;
    }

    public synchronized int getRemaining() {
        return inputBuffer == null ? inputEnd - inputPos : inputBuffer.remaining();
    }

    public synchronized boolean needsInput() {
        return getRemaining() <= 0;
    }

    // ---- dictionary ----

    public synchronized void setDictionary(byte[] dictionary, int off, int len) {
        checkRange(dictionary.length, off, len);
        ensureOpen();
        if (!raw) {
            Adler32 id = new Adler32();
            id.update(dictionary, off, len);
            if (mode != DICTIONARY || (int) id.getValue() != adler) {
                throw new IllegalArgumentException();
            }
        }
        remember(dictionary, off, len);
        needsDictionary = false;
    }

    public void setDictionary(byte[] dictionary) {
        setDictionary(dictionary, 0, dictionary.length);
    }

    public void setDictionary(ByteBuffer dictionary) {
        int start = dictionary.position();
        byte[] copy = new byte[dictionary.limit() - start];
        dictionary.get(start, copy);
        setDictionary(copy);
        dictionary.position(dictionary.limit());
    }

    public synchronized boolean needsDictionary() {
        return needsDictionary;
    }

    // ---- output ----

    public synchronized int inflate(byte[] output, int off, int len) throws DataFormatException {
        checkRange(output.length, off, len);
        ensureOpen();
        long before = bytesWritten;
        inflateInto(output, off, len);
        return produced(before, len);
    }

    public int inflate(byte[] output) throws DataFormatException {
        return inflate(output, 0, output.length);
    }

    public synchronized int inflate(ByteBuffer output) throws DataFormatException {
        if (output.isReadOnly()) {
            throw new ReadOnlyBufferException();
        }
        ensureOpen();
        int room = output.remaining();
        int start = output.position();
        long before = bytesWritten;
        if (output.hasArray()) {
            try {
                inflateInto(output.array(), output.arrayOffset() + start, room);
            } finally {
                output.position(start + (int) (bytesWritten - before));
            }
        } else {
            byte[] copy = new byte[room];
            try {
                inflateInto(copy, 0, room);
            } finally {
                output.put(copy, 0, (int) (bytesWritten - before));
            }
        }
        return produced(before, room);
    }

    private int produced(long before, int room) {
        int count = (int) (bytesWritten - before);
        pendingOutput = count == room && mode != DONE;
        return count;
    }

    /** Whether the latest call filled its output, so that more may follow without input. */
    boolean hasPendingOutput() {
        return pendingOutput;
    }

    public synchronized boolean finished() {
        return mode == DONE;
    }

    // ---- counts ----

    public synchronized int getAdler() {
        ensureOpen();
        return adler;
    }

    public int getTotalIn() {
        return (int) getBytesRead();
    }

    public synchronized long getBytesRead() {
        ensureOpen();
        return bytesRead;
    }

    public int getTotalOut() {
        return (int) getBytesWritten();
    }

    public synchronized long getBytesWritten() {
        ensureOpen();
        return bytesWritten;
    }

    // ---- life cycle ----

    public synchronized void reset() {
        ensureOpen();
        restart();
    }

    private void restart() {
        setInput(null, NO_BYTES, 0, 0);
        bytesRead = 0;
        bytesWritten = 0;
        needsDictionary = false;
        pendingOutput = false;
        mode = raw ? BLOCK : HEADER;
        problem = null;
        dropAll();
        lastBlock = false;
        windowPos = 0;
        windowSize = 0;
        sum.reset();
        adler = raw ? 0 : 1;
    }

    public synchronized void end() {
        restart();
        closed = true;
        window = null;
    }

    /** Since release 25. */
    public void close() {
        end();
    }

    private void ensureOpen() {
        if (closed) {
            String message = "Inflater has been closed";
            throw VM.obligatoFeature() >= 25
                ? new IllegalStateException(message) : new NullPointerException(message);
        }
    }

    /** Messages came with release 21. */
    private static void checkRange(int size, int off, int len) {
        if (off < 0 || len < 0 || off > size - len) {
            throw VM.obligatoFeature() < 21 ? new ArrayIndexOutOfBoundsException()
                : new ArrayIndexOutOfBoundsException(
                    "Range [" + off + ", " + off + " + " + len + ") out of bounds for length " + size);
        }
    }

    // ---- from the caller's input to a part of an array ----

    private void inflateInto(byte[] output, int off, int len) throws DataFormatException {
        if (inputBuffer == null) {
            inputPos += decode(input, inputPos, inputEnd, output, off, off + len);
        } else {
            int start = inputBuffer.position();
            int taken;
            if (inputBuffer.hasArray()) {
                int offset = inputBuffer.arrayOffset();
                taken = decode(inputBuffer.array(), offset + start, offset + inputBuffer.limit(),
                    output, off, off + len);
            } else {
                byte[] copy = new byte[inputBuffer.remaining()];
                inputBuffer.get(start, copy);
                taken = decode(copy, 0, copy.length, output, off, off + len);
            }
            inputBuffer.position(start + taken);
        }
        if (mode == BAD) {
            throw new DataFormatException(problem);
        }
    }

    /** Decodes as far as possible, counts, and returns how much of the source was taken. */
    private int decode(byte[] source, int pos, int end, byte[] target, int start, int limit) {
        from = source;
        fromPos = pos;
        fromEnd = end;
        to = target;
        toStart = start;
        toPos = start;
        toEnd = limit;
        summedPos = start;
        while (step()) {
            // each step stores what it changed
        }
        addToSum();
        if (mode < TRAILER) {
            remember(target, start, toPos - start);
        }
        from = null;
        to = null;
        bytesRead += fromPos - pos;
        bytesWritten += toPos - start;
        return fromPos - pos;
    }

    private void addToSum() {
        if (!raw && toPos > summedPos) {
            sum.update(to, summedPos, toPos - summedPos);
            summedPos = toPos;
            adler = (int) sum.getValue();
        }
    }

    /** Appends to the window. */
    private void remember(byte[] bytes, int off, int len) {
        if (len == 0) {
            return;
        }
        if (window == null) {
            window = new byte[WINDOW];
        }
        if (len > WINDOW) {
            off += len - WINDOW;
            len = WINDOW;
        }
        int first = Math.min(len, WINDOW - windowPos);
        System.arraycopy(bytes, off, window, windowPos, first);
        System.arraycopy(bytes, off + first, window, 0, len - first);
        windowPos = (windowPos + len) & (WINDOW - 1);
        windowSize = Math.min(windowSize + len, WINDOW);
    }

    // ---- bits ----

    /** Whether {@code count} bits are held, after taking as many bytes as that needs. */
    private boolean need(int count) {
        while (heldBits < count) {
            if (fromPos == fromEnd) {
                return false;
            }
            held |= (from[fromPos++] & 0xffL) << heldBits;
            heldBits += 8;
        }
        return true;
    }

    /** Removes fewer than 32 of the held bits. */
    private int take(int count) {
        int value = (int) held & ((1 << count) - 1);
        held >>>= count;
        heldBits -= count;
        return value;
    }

    private void dropAll() {
        held = 0;
        heldBits = 0;
    }

    /** Returns the next symbol and its length as {@link Code#find} does, or 0 if bits are missing. */
    private int peek(Code code) {
        while (true) {
            int entry = code.find((int) held);
            if ((entry & 15) <= heldBits) {
                return entry;
            }
            if (!need(heldBits + 1)) {
                return 0;
            }
        }
    }

    private boolean fail(String message) {
        mode = BAD;
        problem = message;
        return false;
    }

    // ---- the state machine; each step returns whether to go on ----

    private boolean step() {
        switch (mode) {
            case HEADER:
                return need(16) && header();
            case DICTIONARY_ID:
                if (!need(32)) {
                    return false;
                }
                adler = Integer.reverseBytes((int) held);
                dropAll();
                needsDictionary = true;
                mode = DICTIONARY;
                return true;
            case DICTIONARY:
                if (needsDictionary) {
                    return false;
                }
                adler = 1;
                mode = BLOCK;
                return true;
            case BLOCK:
                return block();
            case STORED_LENGTH:
                return need(32) && storedLength();
            case STORED:
                return stored();
            case CODE_COUNTS:
                return need(14) && codeCounts();
            case CODE_LENGTH_CODE:
                return codeLengthCode();
            case CODE_LENGTHS:
                return codeLengths();
            case SYMBOLS:
                return symbols();
            case LITERAL:
                if (toPos == toEnd) {
                    return false;
                }
                to[toPos++] = (byte) length;
                mode = SYMBOLS;
                return true;
            case MATCH:
                return match();
            case TRAILER:
                return need(32) && trailer();
            default:
                return false;
        }
    }

    private boolean header() {
        int method = (int) held & 0xff;
        int flags = (int) held >> 8;
        if ((method << 8 | flags) % 31 != 0) {
            return fail("incorrect header check");
        }
        if ((method & 15) != 8) {
            return fail("unknown compression method");
        }
        if (method >> 4 > 7) {
            return fail("invalid window size");
        }
        dropAll();
        mode = (flags & 0x20) != 0 ? DICTIONARY_ID : BLOCK;
        return true;
    }

    private boolean trailer() {
        addToSum();
        if (Integer.reverseBytes((int) held) != adler) {
            return fail("incorrect data check");
        }
        dropAll();
        mode = DONE;
        return false;
    }

    private boolean block() {
        if (lastBlock) {
            dropAll();
            mode = raw ? DONE : TRAILER;
            return true;
        }
        if (!need(3)) {
            return false;
        }
        lastBlock = take(1) != 0;
        switch (take(2)) {
            case 0:
                dropAll();
                mode = STORED_LENGTH;
                return true;
            case 1:
                literals = FixedCodes.LITERALS;
                distances = FixedCodes.DISTANCES;
                mode = SYMBOLS;
                return true;
            case 2:
                mode = CODE_COUNTS;
                return true;
            default:
                return fail("invalid block type");
        }
    }

    // ---- stored blocks ----

    private boolean storedLength() {
        length = (int) held & 0xffff;
        if (length != (~(int) held >>> 16)) {
            return fail("invalid stored block lengths");
        }
        dropAll();
        mode = STORED;
        return true;
    }

    private boolean stored() {
        int count = Math.min(length, Math.min(fromEnd - fromPos, toEnd - toPos));
        System.arraycopy(from, fromPos, to, toPos, count);
        fromPos += count;
        toPos += count;
        length -= count;
        if (length > 0) {
            return false;
        }
        mode = BLOCK;
        return true;
    }

    // ---- codes of a block ----

    private boolean codeCounts() {
        literalCount = take(5) + 257;
        distanceCount = take(5) + 1;
        orderCount = take(4) + 4;
        if (literalCount > LITERAL_SYMBOLS || distanceCount > DISTANCE_SYMBOLS) {
            return fail("too many length or distance symbols");
        }
        if (lengths == null) {
            lengths = new byte[LITERAL_SYMBOLS + DISTANCE_SYMBOLS];
            codeLengthCode = new Code(CODE_ORDER.length);
            ownLiterals = new Code(LITERAL_SYMBOLS);
            ownDistances = new Code(DISTANCE_SYMBOLS);
        }
        Arrays.fill(lengths, 0, CODE_ORDER.length, (byte) 0);
        lengthsRead = 0;
        mode = CODE_LENGTH_CODE;
        return true;
    }

    private boolean codeLengthCode() {
        while (lengthsRead < orderCount) {
            if (!need(3)) {
                return false;
            }
            lengths[CODE_ORDER[lengthsRead++]] = (byte) take(3);
        }
        if (!codeLengthCode.build(lengths, 0, CODE_ORDER.length, false, 0)) {
            return fail("invalid code lengths set");
        }
        lengthsRead = 0;
        mode = CODE_LENGTHS;
        return true;
    }

    private boolean codeLengths() {
        int total = literalCount + distanceCount;
        while (lengthsRead < total) {
            int entry = peek(codeLengthCode);
            if (entry == 0) {
                return false;
            }
            int symbol = entry >> 4;
            if (symbol < 16) {
                take(entry & 15);
                lengths[lengthsRead++] = (byte) symbol;
                continue;
            }
            int extra = symbol == 16 ? 2 : symbol == 17 ? 3 : 7;
            if (!need((entry & 15) + extra)) {
                return false;
            }
            take(entry & 15);
            int count = take(extra) + (symbol == 18 ? 11 : 3);
            if (symbol == 16 && lengthsRead == 0 || count > total - lengthsRead) {
                return fail("invalid bit length repeat");
            }
            byte repeated = symbol == 16 ? lengths[lengthsRead - 1] : 0;
            Arrays.fill(lengths, lengthsRead, lengthsRead + count, repeated);
            lengthsRead += count;
        }
        if (lengths[END_OF_BLOCK] == 0) {
            return fail("invalid code -- missing end-of-block");
        }
        if (!ownLiterals.build(lengths, 0, literalCount, true, Code.UNUSED)) {
            return fail("invalid literal/lengths set");
        }
        if (!ownDistances.build(lengths, literalCount, distanceCount, true, Code.UNUSED)) {
            return fail("invalid distances set");
        }
        literals = ownLiterals;
        distances = ownDistances;
        mode = SYMBOLS;
        return true;
    }

    // ---- contents of a block ----

    /**
     * Decodes symbols until one ends the block, finds no room or lacks bits.
     * Missing bits count as 0 and make {@code count} negative; the symbol is
     * then left for later. Bytes of which no bit was used go back at the end.
     */
    private boolean symbols() {
        byte[] source = from;
        byte[] target = to;
        int[] literalRoot = literals.root;
        int[] distanceRoot = distances.root;
        int literalMask = literals.rootMask;
        int distanceMask = distances.rootMask;
        int pos = fromPos;
        int end = fromEnd;
        int out = toPos;
        int outEnd = toEnd;
        long bits = held;
        int count = heldBits;
        long symbolBits;
        int symbolCount;
        while (true) {
            while (count < SYMBOL_BITS && pos < end) {
                bits |= (source[pos++] & 0xffL) << count;
                count += 8;
            }
            symbolBits = bits;
            symbolCount = count;
            int entry = literalRoot[(int) bits & literalMask];
            if (entry == 0) {
                entry = literals.find((int) bits);
            }
            bits >>>= entry & 15;
            count -= entry & 15;
            if (count < 0) {
                break;
            }
            int symbol = entry >> 4;
            if (symbol < END_OF_BLOCK) {
                if (out < outEnd) {
                    target[out++] = (byte) symbol;
                    continue;
                }
                length = symbol;
                mode = LITERAL;
                break;
            }
            if (symbol == END_OF_BLOCK) {
                mode = BLOCK;
                break;
            }
            if (symbol >= LITERAL_SYMBOLS) {
                fail("invalid literal/length code");
                break;
            }
            int extra = LENGTH_BITS[symbol - 257];
            int size = LENGTH_BASE[symbol - 257] + ((int) bits & ((1 << extra) - 1));
            bits >>>= extra;
            count -= extra;

            entry = distanceRoot[(int) bits & distanceMask];
            if (entry == 0) {
                entry = distances.find((int) bits);
            }
            bits >>>= entry & 15;
            count -= entry & 15;
            if (count < 0) {
                break;
            }
            symbol = entry >> 4;
            if (symbol >= DISTANCE_SYMBOLS) {
                fail("invalid distance code");
                break;
            }
            extra = DISTANCE_BITS[symbol];
            int back = DISTANCE_BASE[symbol] + ((int) bits & ((1 << extra) - 1));
            bits >>>= extra;
            count -= extra;
            if (count < 0) {
                break;
            }
            if (size > outEnd - out || back > out - toStart + windowSize) {
                length = size;
                distance = back;
                mode = MATCH;
                break;
            }
            copy(out, back, size);
            out += size;
        }
        toPos = out;
        if (count < 0) {
            fromPos = pos;
            held = symbolBits;
            heldBits = symbolCount;
            return false;
        }
        fromPos = pos - (count >> 3);
        heldBits = count & 7;
        held = bits & ((1 << heldBits) - 1);
        return mode != BAD;
    }

    private boolean match() {
        if (toPos == toEnd) {
            return false;
        }
        if (distance > toPos - toStart + windowSize) {
            return fail("invalid distance too far back");
        }
        int count = Math.min(length, toEnd - toPos);
        copy(toPos, distance, count);
        toPos += count;
        length -= count;
        if (length > 0) {
            return false;
        }
        mode = SYMBOLS;
        return true;
    }

    /** Repeats earlier output at {@code pos}: first what lies in the window, then what lies in the target. */
    private void copy(int pos, int back, int count) {
        int inWindow = back - (pos - toStart);
        while (inWindow > 0 && count > 0) {
            int start = (windowPos - inWindow) & (WINDOW - 1);
            int part = Math.min(count, Math.min(inWindow, WINDOW - start));
            System.arraycopy(window, start, to, pos, part);
            pos += part;
            count -= part;
            inWindow -= part;
        }
        int start = pos - back;
        while (count > 0) {
            // an overlapping match has a period of its distance, so the part to repeat may grow
            int part = Math.min(count, pos - start);
            System.arraycopy(to, start, to, pos, part);
            pos += part;
            count -= part;
        }
    }

    /**
     * A canonical prefix code. Short codes are found by their bits in a table,
     * the rest by comparison with the greatest code of each length.
     */
    private static final class Code {

        /** Stands for bits that no symbol has. */
        static final int UNUSED = 511;

        private static final int MAX_LENGTH = 15;
        private static final int ROOT_LENGTH = 9;

        /** Symbol and length of the code that the index starts with, or 0 if it is longer. */
        final int[] root = new int[1 << ROOT_LENGTH];
        int rootMask;

        /** The symbols in the order of their codes. */
        private final short[] symbols;

        /** By length: the first greater code, left-aligned, and what a code adds to as an index of symbols. */
        private final int[] limits = new int[MAX_LENGTH + 1];
        private final int[] offsets = new int[MAX_LENGTH + 1];

        Code(int maxSymbols) {
            symbols = new short[maxSymbols];
        }

        /**
         * Builds the code and returns whether the lengths make one that uses
         * all bits. {@code single} also allows one symbol of length 1. Without
         * any symbol, each bit is taken for the symbol {@code none}.
         */
        boolean build(byte[] lengths, int off, int count, boolean single, int none) {
            int[] counts = new int[MAX_LENGTH + 1];
            for (int i = 0; i < count; i++) {
                counts[lengths[off + i]]++;
            }
            int longest = MAX_LENGTH;
            while (longest > 0 && counts[longest] == 0) {
                longest--;
            }
            if (longest == 0) {
                rootMask = 0;
                root[0] = none << 4 | 1;
                return true;
            }
            int[] next = new int[MAX_LENGTH + 1];
            int code = 0;
            int index = 0;
            for (int length = 1; length <= MAX_LENGTH; length++) {
                code <<= 1;
                next[length] = index;
                offsets[length] = index - code;
                index += counts[length];
                code += counts[length];
                if (code > 1 << length) {
                    return false;
                }
                limits[length] = code << MAX_LENGTH - length;
            }
            if (limits[longest] < 1 << MAX_LENGTH && !(single && longest == 1)) {
                return false;
            }
            for (int i = 0; i < count; i++) {
                if (lengths[off + i] != 0) {
                    symbols[next[lengths[off + i]]++] = (short) i;
                }
            }
            fillRoot(longest, counts);
            return true;
        }

        private void fillRoot(int longest, int[] counts) {
            int rootLength = Math.min(longest, ROOT_LENGTH);
            int size = 1 << rootLength;
            rootMask = size - 1;
            Arrays.fill(root, 0, size, longest == 1 ? UNUSED << 4 | 1 : 0);
            int index = 0;
            for (int length = 1; length <= rootLength; length++) {
                for (int end = index + counts[length]; index < end; index++) {
                    int entry = symbols[index] << 4 | length;
                    int reversed = Integer.reverse(index - offsets[length]) >>> 32 - length;
                    for (int i = reversed; i < size; i += 1 << length) {
                        root[i] = entry;
                    }
                }
            }
        }

        /**
         * Returns the symbol that {@code bits} start with, shifted left by 4,
         * and the length of its code. Bits that are missing count as 0; then
         * the length is greater than their number.
         */
        int find(int bits) {
            int entry = root[bits & rootMask];
            if (entry != 0) {
                return entry;
            }
            int aligned = Integer.reverse(bits) >>> 32 - MAX_LENGTH;
            int length = ROOT_LENGTH + 1;
            while (aligned >= limits[length]) {
                length++;
            }
            int index = offsets[length] + (aligned >>> MAX_LENGTH - length);
            return symbols[index] << 4 | length;
        }
    }

    /** The codes of blocks that bring none of their own. */
    private static final class FixedCodes {

        static final Code LITERALS = new Code(288);
        static final Code DISTANCES = new Code(32);

        static {
            byte[] lengths = new byte[288];
            Arrays.fill(lengths, 0, 144, (byte) 8);
            Arrays.fill(lengths, 144, 256, (byte) 9);
            Arrays.fill(lengths, 256, 280, (byte) 7);
            Arrays.fill(lengths, 280, 288, (byte) 8);
            LITERALS.build(lengths, 0, 288, false, Code.UNUSED);
            Arrays.fill(lengths, 0, 32, (byte) 5);
            DISTANCES.build(lengths, 0, 32, false, Code.UNUSED);
        }
    }
}
