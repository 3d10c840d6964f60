/**
 * The order of a permutation, as `getOrder` in paper 003, figure 9: how often a permutation must be applied until it is
 * the identity. An array that is no permutation is refused. The tests needed grow quickly with the length.
 *
 * Written from the description. `order3` to `order6` are the drivers.
 */
public class Permutation {
    private final int[] image;

    Permutation(int... image) {
        this.image = image;
    }

    private boolean valid() {
        boolean[] seen = new boolean[image.length];
        for (int x : image) {
            if (x < 0 || x >= image.length || seen[x]) {
                return false;
            }
            seen[x] = true;
        }
        return true;
    }

    private boolean identity() {
        for (int i = 0; i < image.length; i++) {
            if (image[i] != i) {
                return false;
            }
        }
        return true;
    }

    private Permutation after(Permutation other) {
        int[] result = new int[image.length];
        for (int i = 0; i < result.length; i++) {
            result[i] = image[other.image[i]];
        }
        return new Permutation(result);
    }

    /** Zero where this is no permutation. */
    int order() {
        if (!valid()) {
            return 0;
        }
        int order = 1;
        Permutation power = this;
        while (!power.identity()) {
            power = power.after(this);
            order++;
        }
        return order;
    }

    public static int order3(int a, int b, int c) {
        return new Permutation(a, b, c).order();
    }

    public static int order4(int a, int b, int c, int d) {
        return new Permutation(a, b, c, d).order();
    }

    public static int order5(int a, int b, int c, int d, int e) {
        return new Permutation(a, b, c, d, e).order();
    }

    public static int order6(int a, int b, int c, int d, int e, int f) {
        return new Permutation(a, b, c, d, e, f).order();
    }

    public static void main(String[] arguments) {
        System.out.println(order3(1, 2, 0) + " " + order3(0, 0, 1) + " " + order5(1, 0, 3, 4, 2) + " "
                + order6(0, 1, 2, 3, 4, 5));
    }
}
