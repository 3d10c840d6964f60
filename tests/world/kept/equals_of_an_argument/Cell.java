package kept.equals_of_an_argument;

// The object is compared with the caller's while it is not whole.
// check: kept.equals_of_an_argument.Cell::value
public final class Cell {
    private int value;

    public boolean swap(Object expected) {
        value = 1;
        boolean same = expected != null && expected.equals("x");
        value = 0;
        return same;
    }

    public int value() {
        assert value == 0;
        return value;
    }
}
