public class Invoice {
    public static long total(int[] cents, int rebate) {
        long sum = 0;
        for (int i = 0; i < cents.length; i++) {
            if (cents[i] > 0) {
                sum += cents[i];
            } else {
                sum -= 1;
            }
        }
        if (rebate > 0 && rebate <= 50) {
            sum = sum * (100 - rebate) / 100;
        }
        return sum;
    }
}
