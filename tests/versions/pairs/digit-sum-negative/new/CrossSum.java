public class CrossSum {
    public static int of(int n) {
        int sum = 0;
        int rest = n;
        while (rest != 0) {
            sum += rest % 10;
            rest /= 10;
        }
        return sum;
    }
}
