package missing.function_given_by_private_class;

import java.util.Comparator;

public final class Menu {
    private static final class ByPrice implements Comparator<int[]> {
        private ByPrice() {
        }

        @Override
        public int compare(int[] a, int[] b) {
            return Integer.compare(b[0], a[0]);
        }
    }

    private Menu() {
    }

    public static Comparator<int[]> order() {
        return new ByPrice();
    }
}
