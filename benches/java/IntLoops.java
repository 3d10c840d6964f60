/** Nested loops over int arithmetic. */
public class IntLoops {
    static int mix(int outer) {
        int sum = 1;
        for (int i = 0; i < outer; i++) {
            for (int j = 0; j < 100; j++) {
                sum += (i * 31 + j) ^ (sum >>> 3);
            }
        }
        return sum;
    }

    public static void main(String[] args) {
        System.out.println(mix(Integer.parseInt(args[0])));
    }
}
