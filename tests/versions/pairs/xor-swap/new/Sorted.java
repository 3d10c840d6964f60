public class Sorted {
    private int first;
    private int second;

    public void pair(int a, int b) {
        if (a > b) {
            a ^= b;
            b ^= a;
            a ^= b;
        }
        first = a;
        second = b;
    }
}
