public class Nested extends Deep {
    public int depth(int n) {
        return n + extra();
    }
}
