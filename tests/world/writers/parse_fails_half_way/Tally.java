package writers.parse_fails_half_way;

// Both counters are raised in the same method, but the call between them can throw.
// generate: writers.parse_fails_half_way.Tally
public class Tally {
    private int begun;
    private int done;
    private int sum;

    public int add(String text) {
        begun++;
        sum += Integer.parseInt(text);
        done++;
        return sum;
    }

    public boolean lostOne() {
        if (begun != done) { // tempts
            return true;
        }
        return false;
    }
}
