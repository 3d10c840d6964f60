public class Tally {
    public static int add(byte start, int more) {
        int sum = start + more;
        return sum > 100 ? 100 : sum;
    }
}
