package j21text;

import java.math.BigInteger;

/** Emoji properties of characters, clamping, and the other arithmetic that Java 18 to 21 added. */
public class CharactersAndMath {

    static void attempt(Runnable r) {
        try {
            r.run();
            System.out.println("no exception");
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName() + ": " + e.getMessage());
        }
    }

    public static void main(String[] args) {
        for (int cp : new int[] {'a', '7', '#', 0xa9, 0x2764, 0x1f600, 0x1f468, 0x1f3fb, 0x1f1e6, 0x200d, 0x1f9d1}) {
            System.out.println(Integer.toHexString(cp) + " " + Character.isEmoji(cp) + " " + Character.isEmojiPresentation(cp)
                + " " + Character.isEmojiModifier(cp) + " " + Character.isEmojiModifierBase(cp) + " "
                + Character.isEmojiComponent(cp) + " " + Character.isExtendedPictographic(cp));
        }
        System.out.println("a\ud83d\ude00b\ud83d\udc4d".codePoints().filter(Character::isEmoji).count());
        System.out.println("x\ud83d\ude00y".replaceAll("\\p{IsEmoji}", "!"));
        System.out.println(Math.clamp(50L, 0, 10) + " " + Math.clamp(-5L, 0, 10) + " " + Math.clamp(7L, 0, 10) + " "
            + Math.clamp(1L << 40, Integer.MIN_VALUE, Integer.MAX_VALUE) + " " + Math.clamp(5L, 6L, 1L << 50));
        System.out.println(Math.clamp(1.5, 0.0, 1.0) + " " + Math.clamp(-0.0, 0.0, 1.0) + " " + Math.clamp(Double.NaN, 0, 1)
            + " " + Math.clamp(0.25f, 0.5f, 1f) + " " + StrictMath.clamp(9L, 1, 3));
        attempt(() -> Math.clamp(1L, 5, 4));
        attempt(() -> Math.clamp(1.0, Double.NaN, 4));
        attempt(() -> Math.clamp(1.0, 2.0, 1.0));
        attempt(() -> Math.clamp(1f, 0f, -0f));
        System.out.println(Math.ceilDiv(7, 2) + " " + Math.ceilDiv(-7, 2) + " " + Math.ceilMod(7, 2) + " " + Math.ceilDivExact(9L, 4L));
        System.out.println(Math.unsignedMultiplyHigh(-1L, 2L) + " " + Math.multiplyHigh(1L << 62, 8L) + " " + Math.absExact(-3));
        System.out.println(Integer.compress(0xcafebabe, 0xff00fff0) + " " + Integer.expand(0x1234, 0x0f0f0f0f) + " "
            + Long.compress(0x123456789abcdefL, 0xf0f0f0f0f0f0f0fL) + " " + Long.expand(0xffL, 0x1111111111111111L));
        System.out.println(Float.floatToFloat16(1.5f) + " " + Float.float16ToFloat((short) 0x3e00) + " " + Float.float16ToFloat((short) 1));
        attempt(() -> Math.divideExact(Integer.MIN_VALUE, -1));
        attempt(() -> Math.floorDivExact(Long.MIN_VALUE, -1L));
        System.out.println(BigInteger.TWO.pow(100).parallelMultiply(BigInteger.TEN) + " " + Math.fma(2.0, 3.0, 1.0));
        System.out.println(Character.toString(0x1f600).length() + " " + Character.getName('a') + " " + Character.isLetter(0x1f600));
    }
}
