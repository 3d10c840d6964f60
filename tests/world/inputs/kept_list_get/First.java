package inputs.kept_list_get;

// Only what the contract of List settles is asked: size and get.
// check: inputs.kept_list_get.First::of(java.util.List) => HOLDS
import java.util.List;

public final class First {
    public static int of(List<Integer> all) {
        if (all == null || all.size() != 1) {
            return 0;
        }
        Integer first = all.get(0);
        int size = first == null ? 0 : Math.abs(first % 10);
        assert size < 10;
        return size;
    }
}
