package lengths.proof_infeasible;

// No place is behind the end.
// generate: lengths.proof_infeasible.Table::slot => 1
public class Table {
    private final int[] table = new int[16];
    private int next;

    public int slot() {
        if (next >= table.length) {
            return -1;
        }
        int slot = next;
        next = (next + 1) & 15;
        table[slot]++;
        return slot;
    }
}
