/** Nested loops over long arithmetic, with divisions. */
public class LongLoops {
    static long mix(int outer) {
        long sum = 7;
        for (int i = 1; i <= outer; i++) {
            for (int j = 1; j <= 100; j++) {
                sum = sum * 6364136223846793005L + (i ^ (sum / j)) % 1000003L;
            }
        }
        return sum;
    }

    public static void main(String[] args) {
        System.out.println(mix(Integer.parseInt(args[0])));
    }
}
