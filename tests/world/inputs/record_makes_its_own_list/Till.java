package inputs.record_makes_its_own_list;

// The record makes an empty list itself; its accessor hands it out, so a basket that is passed may be full.
// check: inputs.record_makes_its_own_list.Till::sum
public final class Till {
    private Till() {}

    public static int sum(Basket basket) {
        if (basket == null) {
            return 0;
        }
        assert basket.items().isEmpty();
        return basket.items().size();
    }
}
