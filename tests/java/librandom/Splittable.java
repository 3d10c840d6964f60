package librandom;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.UUID;

// SplittableRandom with a seed, shuffles, sampling, UUID text handling.
public class Splittable {
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
        for (long seed : new long[] {0, 1, 42, -7}) {
            SplittableRandom r = new SplittableRandom(seed);
            System.out.println(seed + ": " + r.nextInt() + " " + r.nextLong() + " " + r.nextInt(1000) + " " + r.nextInt(10, 20) + " " + r.nextLong(1L << 40) + " " + r.nextBoolean() + " " + Long.toHexString(Double.doubleToLongBits(r.nextDouble())));
            SplittableRandom s = r.split();
            System.out.println("  split " + s.nextInt() + " " + r.nextInt() + " " + s.split().nextLong());
        }
        t("bound", () -> new SplittableRandom(1).nextInt(0));
        t("range", () -> new SplittableRandom(1).nextInt(3, 2));
        t("ints", () -> new SplittableRandom(5).ints(6, 0, 10).boxed().toList());
        List<Integer> l = new ArrayList<>();
        for (int i = 0; i < 12; i++) l.add(i);
        Collections.shuffle(l, new Random(1234));
        System.out.println(l);
        Collections.shuffle(l, new Random(1234));
        System.out.println(l);
        Random r = new Random(77);
        int[] reservoir = new int[5];
        for (int i = 0; i < 100; i++) {
            if (i < 5) reservoir[i] = i;
            else {
                int j = r.nextInt(i + 1);
                if (j < 5) reservoir[j] = i;
            }
        }
        System.out.println(Arrays.toString(reservoir));
        int pos = 0;
        StringBuilder walk = new StringBuilder();
        for (int i = 0; i < 40; i++) {
            pos += r.nextBoolean() ? 1 : -1;
            walk.append(pos).append(' ');
        }
        System.out.println(walk);
        UUID u = UUID.fromString("123e4567-e89b-12d3-a456-426614174000");
        t("uuid", () -> u + " " + u.version() + " " + u.variant() + " " + u.getMostSignificantBits() + " " + u.getLeastSignificantBits() + " " + u.hashCode() + " " + u.timestamp() + " " + u.clockSequence() + " " + u.node());
        t("uuid new", () -> new UUID(1, 2) + " " + new UUID(-1, -1) + " " + new UUID(0, 0).equals(UUID.fromString("0-0-0-0-0")));
        t("uuid short", () -> UUID.fromString("1-2-3-4-5"));
        t("uuid upper", () -> UUID.fromString("123E4567-E89B-12D3-A456-426614174000").equals(u));
        t("uuid compare", () -> u.compareTo(new UUID(0, 0)) + " " + new UUID(0, -1).compareTo(new UUID(0, 1)) + " " + u.compareTo(u));
        t("uuid bad", () -> UUID.fromString("not-a-uuid"));
        t("uuid bad hex", () -> UUID.fromString("g23e4567-e89b-12d3-a456-426614174000"));
        t("uuid empty", () -> UUID.fromString(""));
        t("uuid not time based", () -> new UUID(0x4000L, 0).timestamp());
        double sum = 0;
        Random g = new Random(31);
        double sq = 0;
        for (int i = 0; i < 300; i++) {
            double x = g.nextGaussian();
            sum += x;
            sq += x * x;
        }
        System.out.println(Math.round(sum * 1e6) + " " + Math.round(sq * 1e6));
        long lcg = 12345;
        StringBuilder own = new StringBuilder();
        for (int i = 0; i < 10; i++) {
            lcg = (lcg * 0x5DEECE66DL + 0xBL) & ((1L << 48) - 1);
            own.append((int) (lcg >>> 16)).append(' ');
        }
        System.out.println(own);
        Random same = new Random(12345 ^ 0x5DEECE66DL);
        StringBuilder lib = new StringBuilder();
        for (int i = 0; i < 10; i++) lib.append(same.nextInt()).append(' ');
        System.out.println(lib.toString().contentEquals(own));
    }
}
