package librandom;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.Collectors;

// java.util.Random is specified: a seed fixes every value.
public class SeededRandom {
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

    public static void main(String[] args) {
        for (long seed : new long[] {0, 1, 42, -1, Long.MAX_VALUE, 0x5DEECE66DL}) {
            Random r = new Random(seed);
            System.out.println(seed + ": " + r.nextInt() + " " + r.nextInt(100) + " " + r.nextInt(1 << 20) + " " + r.nextLong() + " " + r.nextBoolean() + " " + r.nextDouble() + " " + Float.floatToIntBits(r.nextFloat()) + " " + Double.doubleToLongBits(r.nextGaussian()) + " " + Double.doubleToLongBits(r.nextGaussian()));
        }
        Random r = new Random(7);
        byte[] b = new byte[11];
        r.nextBytes(b);
        System.out.println(Arrays.toString(b) + " " + r.nextInt(3) + r.nextInt(7) + r.nextInt(1) + " " + r.nextInt(Integer.MAX_VALUE) + " " + r.nextInt((1 << 30) + 1));
        System.out.println(r.nextInt(5, 10) + " " + r.nextInt(-100, -50) + " " + r.nextInt(Integer.MIN_VALUE, Integer.MAX_VALUE) + " " + r.nextLong(1000) + " " + r.nextLong(-5, 5) + " " + Math.floor(r.nextDouble(10) * 1000) + " " + Math.floor(r.nextDouble(5, 6) * 1000));
        t("bound 0", () -> r.nextInt(0));
        t("bound neg", () -> r.nextInt(-5));
        t("range bad", () -> r.nextInt(5, 5));
        t("long bound", () -> r.nextLong(0));
        t("double bound", () -> r.nextDouble(-1));
        t("null bytes", () -> {
            r.nextBytes(null);
            return "";
        });
        t("ints", () -> new Random(3).ints(5).boxed().toList());
        t("ints range", () -> new Random(3).ints(10, 0, 6).boxed().toList());
        t("ints unlimited", () -> new Random(3).ints(-3, 4).limit(8).boxed().toList());
        t("longs", () -> new Random(3).longs(3).boxed().toList() + " " + new Random(3).longs(4, 10, 20).boxed().toList());
        t("doubles", () -> new Random(3).doubles(2).mapToObj(d -> Long.toHexString(Double.doubleToLongBits(d))).collect(Collectors.joining(" ")) + " " + new Random(3).doubles(2, 1, 2).mapToObj(d -> Long.toHexString(Double.doubleToLongBits(d))).collect(Collectors.joining(" ")));
        t("ints neg", () -> new Random(3).ints(-1));
        t("ints bad range", () -> new Random(3).ints(1, 5, 5));
        t("setSeed", () -> {
            Random x = new Random(5);
            int a = x.nextInt();
            x.nextGaussian();
            x.setSeed(5);
            return (x.nextInt() == a) + " " + Double.doubleToLongBits(x.nextGaussian());
        });
        t("same seed", () -> new Random(9).nextLong() == new Random(9).nextLong());
        int[] hist = new int[6];
        Random d = new Random(2024);
        for (int i = 0; i < 600; i++) hist[d.nextInt(6)]++;
        System.out.println(Arrays.toString(hist));
        int in = 0;
        for (int i = 0; i < 1000; i++) {
            double x = d.nextDouble();
            double y = d.nextDouble();
            if (x * x + y * y < 1) in++;
        }
        System.out.println(in);
        StringBuilder word = new StringBuilder();
        for (int i = 0; i < 30; i++) word.append((char) ('a' + d.nextInt(26)));
        System.out.println(word);
        Random over = new Random(1) {
            private static final long serialVersionUID = 1L;

            @Override
            protected int next(int bits) {
                return super.next(bits) >>> 1;
            }
        };
        System.out.println(over.nextInt() + " " + over.nextInt(10) + " " + over.nextLong() + " " + over.nextBoolean());
    }
}
