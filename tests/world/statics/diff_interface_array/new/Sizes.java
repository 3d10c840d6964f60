package statics.diff_interface_array;

// Nothing of the program reads the array, and an interface has no method to compare; callers read it.
public interface Sizes {
    int[] BOXES = {10, 20, 50};
}
// diff:
