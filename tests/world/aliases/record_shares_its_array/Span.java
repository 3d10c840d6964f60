package aliases.record_shares_its_array;

// The compact constructor checks the bounds; the component is an array that the caller still has.
// generate: aliases.record_shares_its_array.Span
public record Span(int[] bounds) {
    public Span {
        if (bounds.length != 2 || bounds[0] > bounds[1]) {
            throw new IllegalArgumentException("bounds");
        }
    }

    public int width() {
        if (bounds[0] > bounds[1]) { // tempts
            return -1;
        }
        return bounds[1] - bounds[0];
    }
}
