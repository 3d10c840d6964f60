public class Ticks {
    public static int count(int weight) {
        int sum = 0;
        for (int t = 0; t < 10; t++) {
            sum += weight;
        }
        return sum;
    }
}
