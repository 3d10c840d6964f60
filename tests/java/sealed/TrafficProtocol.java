package sealed;

/** A message protocol of sealed records: encoding, decoding, a replica applying operations, failures. */
public class TrafficProtocol {
    sealed interface Msg permits Put, Del, Batch, Ping { }
    record Put(String key, long value) implements Msg { }
    record Del(String key) implements Msg { }
    record Batch(java.util.List<Msg> items) implements Msg {
        Batch(Msg... ms) { this(java.util.List.of(ms)); }
    }
    enum Ping implements Msg { ONE, TWO }

    static sealed abstract class ProtoError extends RuntimeException permits Truncated, BadTag {
        ProtoError(String m) { super(m); }
    }
    static final class Truncated extends ProtoError { Truncated(int at) { super("truncated at " + at); } }
    static final class BadTag extends ProtoError { final int tag; BadTag(int t) { super("tag " + t); tag = t; } }

    static final class Buf {
        byte[] b = new byte[4];
        int w, r;
        void put(int x) {
            if (w == b.length) b = java.util.Arrays.copyOf(b, w * 2);
            b[w++] = (byte) x;
        }
        int get() {
            if (r >= w) throw new Truncated(r);
            return b[r++] & 0xff;
        }
        void varint(long v) {
            v = v << 1 ^ v >> 63;
            while ((v & ~0x7fL) != 0) {
                put((int) (v & 0x7f | 0x80));
                v >>>= 7;
            }
            put((int) v);
        }
        long varint() {
            long v = 0;
            for (int s = 0; ; s += 7) {
                int x = get();
                v |= (long) (x & 0x7f) << s;
                if (x < 0x80) return v >>> 1 ^ -(v & 1);
            }
        }
        void str(String s) {
            varint(s.length());
            for (char c : s.toCharArray()) put(c);
        }
        String str() {
            char[] c = new char[(int) varint()];
            for (int i = 0; i < c.length; i++) c[i] = (char) get();
            return new String(c);
        }
    }

    static void enc(Msg m, Buf b) {
        if (m instanceof Put p) {
            b.put(1);
            b.str(p.key());
            b.varint(p.value());
        } else if (m instanceof Del d) {
            b.put(2);
            b.str(d.key());
        } else if (m instanceof Batch x) {
            b.put(3);
            b.varint(x.items().size());
            for (Msg i : x.items()) enc(i, b);
        } else if (m instanceof Ping p) b.put(10 + p.ordinal());
        else throw new AssertionError(m);
    }

    static Msg dec(Buf b) {
        int t = b.get();
        switch (t) {
            case 1: return new Put(b.str(), b.varint());
            case 2: return new Del(b.str());
            case 3: {
                Msg[] ms = new Msg[(int) b.varint()];
                for (int i = 0; i < ms.length; i++) ms[i] = dec(b);
                return new Batch(ms);
            }
            case 10: case 11: return Ping.values()[t - 10];
            default: throw new BadTag(t);
        }
    }

    static int apply(Msg m, java.util.Map<String, Long> state) {
        return m instanceof Put p ? state.put(p.key(), p.value()) == null ? 1 : 2
            : m instanceof Del d ? state.remove(d.key()) == null ? 10 : 20
            : m instanceof Batch b ? b.items().stream().mapToInt(x -> apply(x, state)).sum() * 1000
            : m == Ping.TWO ? -2 : -1;
    }

    public static void main(String[] args) {
        Msg all = new Batch(new Put("a", 1), new Put("long key", Long.MIN_VALUE), new Batch(), new Batch(new Del("a"), Ping.TWO, new Put("b", -64), new Put("b", 64)), new Put("c", Long.MAX_VALUE), Ping.ONE);
        Buf b = new Buf();
        enc(all, b);
        StringBuilder hex = new StringBuilder();
        for (int i = 0; i < b.w; i++) hex.append(Character.forDigit(b.b[i] >> 4 & 15, 16)).append(Character.forDigit(b.b[i] & 15, 16));
        System.out.println(b.w + " " + hex);
        Msg back = dec(b);
        System.out.println(back.equals(all) + " " + (back.hashCode() == all.hashCode() || back.toString().equals(all.toString())) + " " + back);
        var st = new java.util.TreeMap<String, Long>();
        System.out.println(apply(all, st) + " " + st + " " + apply(new Del("zz"), st));
        int[] kinds = new int[3];
        for (int cut = 0; cut < b.w; cut += 3) {
            Buf c = new Buf();
            for (int i = 0; i < cut; i++) c.put(b.b[i]);
            try {
                dec(c);
                kinds[0]++;
            } catch (Truncated e) {
                kinds[1]++;
            } catch (ProtoError e) {
                kinds[2]++;
            }
        }
        System.out.println(kinds[0] + " " + kinds[1] + " " + kinds[2]);
        Buf bad = new Buf();
        bad.put(3);
        bad.varint(2);
        bad.put(10);
        bad.put(200);
        try {
            dec(bad);
        } catch (BadTag e) {
            System.out.println(e.getMessage() + " " + e.tag);
        }
        for (long v : new long[] {0, 1, -1, 63, 64, -64, -65, 1L << 35, Long.MIN_VALUE}) {
            Buf q = new Buf();
            q.varint(v);
            System.out.print(q.w + (q.varint() == v ? "" : "!") + " ");
        }
        System.out.println();
    }
}
