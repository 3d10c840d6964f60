package aliases.check_record_component_is_shared;

// A record whose constructor orders the array that it keeps; the accessor gives it away.
// check: aliases.check_record_component_is_shared.Bounds::low()
public record Bounds(int[] ends) {
    public Bounds {
        if (ends == null || ends.length != 2 || ends[0] > ends[1]) {
            ends = new int[2];
        }
    }

    public int low() {
        assert ends[0] <= ends[1];
        return ends[0];
    }
}
