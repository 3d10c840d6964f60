public class Halves2 {
    public static int sum(int n) {
        int sum = 0;
        int i = 0;
        for (; i < n / 2; i++) {
            sum += i;
        }
        for (; i < n; i++) {
            sum += i;
        }
        return sum;
    }
}
