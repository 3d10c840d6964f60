import java.util.function.IntSupplier;

public class Sources {
    private static IntSupplier large(int n) {
        return new IntSupplier() {
            @Override
            public int getAsInt() {
                return n * 3;
            }
        };
    }

    private static IntSupplier small(int n) {
        return new IntSupplier() {
            @Override
            public int getAsInt() {
                return n / 3;
            }
        };
    }

    public static int sum(int n) {
        return small(n).getAsInt() - large(n).getAsInt();
    }
}
