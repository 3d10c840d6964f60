package lengths.from_another;

// Another of the class has none left.
// check: lengths.from_another.Shared::first
// flags: --property exceptions
public class Shared {
    private int[] data;

    public Shared(int size) {
        data = new int[size + 1];
    }

    public void take(Shared other) {
        data = other.data.clone();
    }

    public void cut() {
        data = new int[data.length - 1];
    }

    public int first() {
        return data[0];
    }
}
