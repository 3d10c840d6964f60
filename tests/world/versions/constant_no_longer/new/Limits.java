package versions.constant_no_longer;

final class Limits {
    static final int MAX = Integer.parseInt("5");

    static {
        System.out.println("limits");
    }

    static int pick(int n) {
        return n > 3 ? 1 : 0;
    }
}
