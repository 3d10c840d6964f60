package making.check_inner_with_outer;

// The inner object counts when it is made; the outer one goes on changing between that and the call.
// check: making.check_inner_with_outer.Ledger$View::size()
public final class Ledger {
    private int entries;

    public void add() {
        entries++;
    }

    public final class View {
        private final int seen = entries;

        public int size() {
            assert seen == entries : "changed meanwhile";
            return seen;
        }
    }
}
