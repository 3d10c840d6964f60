package aliases.constructor_keeps_the_array;

// The constructor checks the array and keeps it; the caller changes it afterwards.
// generate: aliases.constructor_keeps_the_array.Scale
public final class Scale {
    private final int[] marks;

    public Scale(int[] marks) {
        if (marks.length == 0 || marks[0] != 0) {
            throw new IllegalArgumentException("starts at zero");
        }
        this.marks = marks;
    }

    public boolean isShifted() {
        if (marks[0] != 0) { // tempts
            return true;
        }
        return false;
    }
}
