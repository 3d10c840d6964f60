public class Larger {
    public static int of(int a, int b) {
        return max(new Cell<>(a), new Cell<>(b)).get();
    }

    private static <T extends Comparable<T>> Cell<T> max(Cell<T> first, Cell<T> second) {
        return first.get().compareTo(second.get()) > 0 ? first : second;
    }
}
