package control;

/** Every conditional branch instruction, in both polarities, with jumps forward and backward. */
public class ManyBranches {
    static int zero(int x) {
        int r = 0;
        if (x == 0) r |= 1;
        if (x != 0) r |= 2;
        if (x < 0) r |= 4;
        if (x >= 0) r |= 8;
        if (x > 0) r |= 16;
        if (x <= 0) r |= 32;
        if (!(x < 0)) r |= 64;
        if (!(x <= 0)) r |= 128;
        return r;
    }

    static int two(int x, int y) {
        int r = 0;
        if (x == y) r |= 1;
        if (x != y) r |= 2;
        if (x < y) r |= 4;
        if (x >= y) r |= 8;
        if (x > y) r |= 16;
        if (x <= y) r |= 32;
        return r;
    }

    static int longs(long x, long y) {
        int r = 0;
        if (x == y) r |= 1;
        if (x != y) r |= 2;
        if (x < y) r |= 4;
        if (x >= y) r |= 8;
        if (x > y) r |= 16;
        if (x <= y) r |= 32;
        return r;
    }

    static int refs(Object a, Object b) {
        int r = 0;
        if (a == b) r |= 1;
        if (a != b) r |= 2;
        if (a == null) r |= 4;
        if (b != null) r |= 8;
        if (!(a == null || b == null) && a.equals(b)) r |= 16;
        if (a instanceof String == b instanceof String) r |= 32;
        return r;
    }

    static boolean asValue(int x, int y) { return x < y; }
    static boolean asValueNot(int x, int y) { return !(x < y) != (x == y); }
    static int viaBool(boolean p, boolean q) {
        int r = 0;
        if (p) r += 1;
        if (!q) r += 2;
        if (p == q) r += 4;
        if (p != q) r += 8;
        if (p ^ q) r += 16;
        if (p & !q) r += 32;
        return r;
    }

    static int zigzag(int n) {
        int steps = 0, dir = 1, at = 0;
        while (steps < 100) {
            steps++;
            at += dir;
            if (at >= n) dir = -1;
            else if (at <= -n) {
                dir = 2;
                if (n > 3) n--;
                else break;
            } else if (at == 0 && dir < 0 && steps % 2 == 0) continue;
            if (at % 5 == 0) at += dir;
        }
        return steps * 1000 + at;
    }

    public static void main(String[] args) {
        int[] v = {0, 1, -1, 5, -5, Integer.MAX_VALUE, Integer.MIN_VALUE};
        for (int x : v) {
            StringBuilder sb = new StringBuilder().append(x).append(": ").append(zero(x)).append(" |");
            for (int y : v) sb.append(' ').append(two(x, y)).append('/').append(longs(x, y)).append('/').append(longs((long) x << 32, y)).append(asValue(x, y) ? 't' : 'f').append(asValueNot(x, y) ? 't' : 'f');
            System.out.println(sb);
        }
        Object[] o = {null, "a", new String("a"), 1, 1, 1000, new Object[0]};
        for (int i = 0; i < o.length; i++) {
            for (int j = 0; j < o.length; j++) {
                if (i == 5 && j == 5) continue;
                System.out.print(refs(o[i], o[j]) + " ");
            }
            System.out.println();
        }
        System.out.println(viaBool(true, true) + " " + viaBool(true, false) + " " + viaBool(false, true) + " " + viaBool(false, false));
        for (int n = 1; n < 12; n++) System.out.print(zigzag(n) + " ");
        System.out.println();
    }
}
