// check: RefusedByTheMachine::newest
// property: exceptions
// verdict: VIOLATED
// witness: new RefusedByTheMachine()[].put(int)[int 1].put(int)[int 2].put(int)[int 3] throws(java.lang.ArrayIndexOutOfBoundsException)
public class RefusedByTheMachine {
    private final int[] cells = new int[2];
    private int count;

    public void put(int n) {
        cells[count++] = n;
    }

    public int newest() {
        return count == 0 ? 0 : cells[count - 1];
    }
}
