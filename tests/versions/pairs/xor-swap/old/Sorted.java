public class Sorted {
    private int first;
    private int second;

    public void pair(int a, int b) {
        if (a > b) {
            int t = a;
            a = b;
            b = t;
        }
        first = a;
        second = b;
    }
}
