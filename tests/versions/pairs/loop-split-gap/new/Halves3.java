public class Halves3 {
    public static int sum(int n) {
        int sum = 0;
        for (int i = 0; i < n / 2; i++) {
            sum += i;
        }
        for (int i = n / 2 + 1; i < n; i++) {
            sum += i;
        }
        return sum;
    }
}
