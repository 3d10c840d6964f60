// The new code is in a private class behind a comparator of the library that a method gives.
// diff:
package missing.function_given_by_private_class;

import java.util.Comparator;

public final class Menu {
    private static final class ByPrice implements Comparator<int[]> {
        private ByPrice() {
        }

        @Override
        public int compare(int[] a, int[] b) {
            return Integer.compare(a[0], b[0]);
        }
    }

    private Menu() {
    }

    public static Comparator<int[]> order() {
        return new ByPrice();
    }
}
