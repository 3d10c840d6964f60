import java.util.ArrayList;
import java.util.List;

/** Keeps its content elsewhere, under a number. */
class Bag {
    private final int number = Vault.open();

    void add(String item) {
        Vault.put(number);
    }

    boolean holds(String item) {
        return Vault.size(number) > 0;
    }
}

class Vault {
    private static final List<Integer> SIZES = new ArrayList<>();

    static int open() {
        SIZES.add(0);
        return SIZES.size() - 1;
    }

    static void put(int number) {
        SIZES.set(number, 1);
    }

    static int size(int number) {
        return 1;
    }
}
