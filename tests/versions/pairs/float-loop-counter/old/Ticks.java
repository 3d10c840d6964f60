public class Ticks {
    public static int count(int weight) {
        int sum = 0;
        for (double t = 0.0; t < 1.0; t += 0.1) {
            sum += weight;
        }
        return sum;
    }
}
