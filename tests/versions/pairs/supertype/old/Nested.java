public class Nested extends Shallow {
    public int depth(int n) {
        return n + extra();
    }
}
