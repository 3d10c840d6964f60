package arrays;

/** byte and boolean arrays share an instruction; small types are truncated when stored. */
public class ByteBooleanStores {
    static boolean[] flags = new boolean[10];
    static byte[] bytes = new byte[10];

    static boolean odd(int x) { return (x & 1) == 1; }

    static int count(boolean[] a) {
        int n = 0;
        for (boolean b : a) if (b) n++;
        return n;
    }

    static String bits(boolean[] a) {
        StringBuilder sb = new StringBuilder();
        for (boolean b : a) sb.append(b ? 1 : 0);
        return sb.toString();
    }

    public static void main(String[] args) {
        for (int i = 0; i < 10; i++) flags[i] = odd(i * i + i / 3);
        System.out.println(bits(flags) + " " + count(flags));
        for (int i = 0; i < 10; i++) flags[i] ^= i > 4;
        System.out.println(bits(flags));
        for (int i = 0; i < 10; i++) flags[i] &= !flags[9 - i];
        System.out.println(bits(flags));
        for (int i = 1; i < 10; i++) flags[i] |= flags[i - 1] & i < 6;
        System.out.println(bits(flags));
        boolean any = false, all = true;
        for (boolean f : flags) {
            any |= f;
            all &= f;
        }
        System.out.println(any + " " + all + " " + (any == all) + " " + (any != all) + " " + (any ^ all));

        for (int i = 0; i < 10; i++) bytes[i] = (byte) (i * 37);
        for (byte b : bytes) System.out.print(b + " ");
        System.out.println();
        for (int i = 0; i < 10; i++) bytes[i] += 100;
        for (byte b : bytes) System.out.print(b + " ");
        System.out.println();
        for (int i = 0; i < 10; i++) bytes[i] >>>= 2;
        for (byte b : bytes) System.out.print(b + " ");
        System.out.println();
        for (int i = 0; i < 10; i++) bytes[i] *= -3.7f;
        for (byte b : bytes) System.out.print(b + " ");
        System.out.println();
        byte carry = (bytes[0] = (byte) 300);
        int chained = bytes[1] = (byte) -200;
        System.out.println(carry + " " + chained + " " + bytes[0] + " " + bytes[1]);
        boolean assigned = flags[0] = flags[1] = !flags[2];
        System.out.println(assigned + " " + flags[0] + " " + flags[1]);
        if (flags[3] = true) System.out.println("assignment as condition");
        while (flags[3] = !flags[3]) System.out.println("never");
        // sieve
        boolean[] composite = new boolean[200];
        StringBuilder sb = new StringBuilder();
        for (int p = 2; p < 200; p++) {
            if (composite[p]) continue;
            sb.append(p).append(' ');
            for (int q = p * p; q < 200; q += p) composite[q] = true;
        }
        System.out.println(sb);
        char[] chars = new char[4];
        chars[0] = 'a';
        chars[1] = (char) (chars[0] + 1);
        chars[2] += 'c';
        chars[3] = (char) -chars[0];
        System.out.println((int) chars[0] + " " + (int) chars[1] + " " + (int) chars[2] + " " + (int) chars[3]);
        short[] shorts = {1, 2};
        shorts[0] -= 40000;
        shorts[1] <<= 15;
        System.out.println(shorts[0] + " " + shorts[1]);
        Object o = flags, p = bytes;
        System.out.println((o instanceof boolean[]) + " " + (o instanceof byte[]) + " " + (p instanceof boolean[]) + " " + (p instanceof byte[]));
    }
}
