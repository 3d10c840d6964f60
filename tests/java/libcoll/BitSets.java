package libcoll;

import java.util.BitSet;
import java.util.stream.Collectors;

// BitSet: setting, flipping, logic, searching, conversion and failures.
public class BitSets {
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

    static BitSet of(int... bits) {
        BitSet b = new BitSet();
        for (int i : bits) b.set(i);
        return b;
    }

    public static void main(String[] args) {
        BitSet b = new BitSet();
        System.out.println(b + " " + b.length() + " " + b.size() + " " + b.cardinality() + " " + b.isEmpty() + " " + b.hashCode());
        b.set(1);
        b.set(5, 9);
        b.set(63);
        b.set(64);
        b.set(200, true);
        b.set(7, false);
        b.flip(0);
        b.flip(60, 66);
        System.out.println(b + " " + b.length() + " " + b.size() + " " + b.cardinality() + " " + b.get(200) + b.get(201) + b.get(100000) + " " + b.hashCode());
        System.out.println(b.nextSetBit(9) + " " + b.nextClearBit(5) + " " + b.nextSetBit(201) + " " + b.previousSetBit(199) + " " + b.previousClearBit(1) + " " + b.previousSetBit(-1) + " " + b.nextClearBit(200));
        System.out.println(b.get(5, 64) + " " + b.get(300, 400));
        BitSet x = of(1, 2, 3, 70);
        BitSet y = of(2, 3, 4, 130);
        BitSet and = (BitSet) x.clone();
        and.and(y);
        BitSet or = (BitSet) x.clone();
        or.or(y);
        BitSet xor = (BitSet) x.clone();
        xor.xor(y);
        BitSet not = (BitSet) x.clone();
        not.andNot(y);
        System.out.println(and + " " + or + " " + xor + " " + not + " " + x.intersects(y) + " " + x.intersects(of(9)) + " " + and.length());
        System.out.println(of(1, 2).equals(of(2, 1)) + " " + of(1).equals(of(1, 500)) + " " + of(1, 2).hashCode() + " " + of(1, 2).equals(null));
        b.clear(5);
        b.clear(60, 70);
        System.out.println(b);
        b.clear();
        System.out.println(b + " " + b.isEmpty());
        t("neg set", () -> {
            b.set(-1);
            return "";
        });
        t("neg get", () -> b.get(-5));
        t("bad range", () -> {
            b.set(5, 2);
            return "";
        });
        t("neg from", () -> {
            b.clear(-2, 2);
            return "";
        });
        t("neg size", () -> new BitSet(-3));
        t("nextSetBit neg", () -> b.nextSetBit(-1));
        t("previous neg", () -> b.previousSetBit(-2));
        t("sizes", () -> new BitSet(0).size() + " " + new BitSet(1).size() + " " + new BitSet(64).size() + " " + new BitSet(65).size());
        t("longs", () -> of(0, 65).toLongArray().length + " " + of(0, 65).toLongArray()[1] + " " + BitSet.valueOf(new long[] {5, 1}) + " " + new BitSet().toLongArray().length);
        t("bytes", () -> java.util.Arrays.toString(of(0, 9, 15).toByteArray()) + " " + BitSet.valueOf(new byte[] {3, -128}));
        t("stream", () -> of(3, 1, 66).stream().mapToObj(Integer::toString).collect(Collectors.joining("+")));
        BitSet composite = new BitSet(200);
        for (int i = 2; i * i < 200; i++) {
            if (!composite.get(i)) {
                for (int j = i * i; j < 200; j += i) composite.set(j);
            }
        }
        StringBuilder primes = new StringBuilder();
        for (int i = composite.nextClearBit(2); i < 200; i = composite.nextClearBit(i + 1)) primes.append(i).append(' ');
        System.out.println(primes);
        BitSet row = of(32);
        for (int g = 0; g < 8; g++) {
            StringBuilder line = new StringBuilder();
            BitSet next = new BitSet();
            for (int i = 16; i < 49; i++) {
                line.append(row.get(i) ? '#' : '.');
                if (row.get(i - 1) ^ (row.get(i) || row.get(i + 1))) next.set(i);
            }
            System.out.println(line);
            row = next;
        }
    }
}
