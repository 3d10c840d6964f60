public class Small extends Base {
    int factor() {
        return 2;
    }

    public int size(int n) {
        return scaled(n);
    }
}
