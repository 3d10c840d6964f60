public class Tally {
    public static int add(byte start, int more) {
        byte sum = start;
        sum += more;
        return sum > 100 ? 100 : sum;
    }
}
