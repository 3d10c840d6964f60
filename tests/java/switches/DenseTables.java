package switches;

/** Table switches: ranges with holes, negative bounds, fall through, default in odd places. */
public class DenseTables {
    static String dense(int x) {
        switch (x) {
            case 0: return "zero";
            case 1: return "one";
            case 2: return "two";
            case 3: return "three";
            case 5: return "five";
            default: return "other";
        }
    }

    static int negative(int x) {
        switch (x) {
            case -3: return 30;
            case -2: return 20;
            case -1: return 10;
            case 0: return 0;
            case 1: return -10;
        }
        return 99;
    }

    static String fall(int x) {
        String s = "";
        switch (x) {
            case 1: s += "1";
            case 2: s += "2"; break;
            default: s += "d";
            case 3: s += "3";
            case 4: s += "4"; break;
            case 5: s += "5";
        }
        return s;
    }

    static int top(int x) {
        switch (x) {
            case Integer.MAX_VALUE: return 1;
            case Integer.MAX_VALUE - 1: return 2;
            case Integer.MAX_VALUE - 2: return 3;
            case Integer.MAX_VALUE - 3: return 4;
            default: return 0;
        }
    }

    static int bottom(int x) {
        switch (x) {
            case Integer.MIN_VALUE: return 1;
            case Integer.MIN_VALUE + 1: return 2;
            case Integer.MIN_VALUE + 2: return 3;
            case Integer.MIN_VALUE + 3: return 4;
            default: return 0;
        }
    }

    static int chars(char c) {
        switch (c) {
            case 'a': case 'e': case 'i': case 'o': case 'u': return 1;
            case 'b': case 'c': case 'd': return 2;
            case '0': case '1': case '2': case '3': return 3;
            default: return c > 'z' ? 5 : 4;
        }
    }

    static int bytes(byte b) {
        switch (b) {
            case -128: return 1;
            case -127: return 2;
            case -126: return 3;
            case 127: return 4;
            case 0: return 5;
        }
        return -1;
    }

    static int onlyDefault(int x) {
        switch (x) {
            default: x += 1;
        }
        switch (x) { }
        switch (x++) { default: }
        return x;
    }

    static int loop(int n) {
        int state = 0, steps = 0;
        while (true) {
            steps++;
            switch (state) {
                case 0: state = n % 2 == 0 ? 1 : 2; continue;
                case 1: n /= 2; state = n == 0 ? 4 : 0; continue;
                case 2: n--; state = 3; break;
                case 3: steps += 10; state = n == 0 ? 4 : 1; continue;
                case 4: return steps;
            }
            steps += 100;
        }
    }

    public static void main(String[] args) {
        for (int i = -2; i < 8; i++) System.out.print(dense(i) + " " + negative(i) + " " + fall(i) + "; ");
        System.out.println();
        for (int x : new int[] {Integer.MAX_VALUE, Integer.MIN_VALUE, -3, -4, 1 << 16, 0x10001}) System.out.print(dense(x) + negative(x) + " " + top(x) + bottom(x) + " ");
        System.out.println();
        for (int d = 0; d < 6; d++) System.out.print(top(Integer.MAX_VALUE - d) + "" + bottom(Integer.MIN_VALUE + d) + top(Integer.MIN_VALUE + d) + bottom(Integer.MAX_VALUE - d) + " ");
        System.out.println();
        for (char c : "aeiobdxz019{A".toCharArray()) System.out.print(chars(c));
        System.out.println();
        for (int b = -130; b < -124; b++) System.out.print(bytes((byte) b) + " ");
        System.out.println(bytes((byte) 127) + " " + bytes((byte) 0) + " " + onlyDefault(3));
        for (int n = 0; n < 20; n += 3) System.out.print(loop(n) + " ");
        System.out.println();
    }
}
