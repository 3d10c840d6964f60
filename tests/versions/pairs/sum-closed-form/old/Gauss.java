public class Gauss {
    public static int sum(int n) {
        if (n > 20) {
            return -1;
        }
        int sum = 0;
        for (int i = 1; i <= n; i++) {
            sum += i;
        }
        return sum;
    }
}
