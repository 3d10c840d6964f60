package jdk.internal.misc;

/**
 * Platform constants of {@link Unsafe}. The values are those of the
 * interpreter's fixed model: 64-bit, little-endian, unaligned access allowed.
 */
final class UnsafeConstants {

    private UnsafeConstants() {
    }

    static final int ADDRESS_SIZE0;
    static final int PAGE_SIZE;
    static final boolean BIG_ENDIAN;
    static final boolean UNALIGNED_ACCESS;
    static final int DATA_CACHE_LINE_FLUSH_SIZE;

    static {
        ADDRESS_SIZE0 = 8;
        PAGE_SIZE = 4096;
        BIG_ENDIAN = false;
        UNALIGNED_ACCESS = true;
        DATA_CACHE_LINE_FLUSH_SIZE = 0;
    }
}
