/** Static methods that the tests of the VM's contract run with terms for arguments. */
public class Branches {
    static int sign(int x) {
        if (x > 0) {
            return 1;
        }
        return x == 0 ? 0 : -1;
    }

    static int divide(int a, int b) {
        return a / b;
    }

    static int pick(int key) {
        switch (key) {
            case 1:
            case 2:
                return 10;
            case 50:
                return 20;
            default:
                return 30;
        }
    }

    static long mix(long a, int b, double c, float d) {
        byte narrow = (byte) (b * 31);
        char[] chars = {(char) b};
        return (a << b) + narrow + (long) (c * d) + chars[0] + (a > b ? 1 : 0);
    }

    static int deep(int n) {
        return n == 0 ? 0 : 1 + deep(n - 1);
    }

    public static void main(String[] args) {
        java.util.ArrayList<int[]> hoard = new java.util.ArrayList<>();
        try {
            while (true) {
                hoard.add(new int[100_000]);
            }
        } catch (OutOfMemoryError e) {
            int held = hoard.size();
            hoard = null;
            System.out.println(e.getMessage() + " " + (held > 10));
        }
        int garbage = 0;
        for (int i = 0; i < 3_000; i++) {
            garbage += new int[10_000].length;
        }
        System.out.println(garbage);
        try {
            deep(1_000_000);
        } catch (StackOverflowError e) {
            System.out.println("too deep");
        }
        System.out.println(deep(500));
    }
}
