package statics.check_interface_array;

/** How much each part counts. */
public interface Weights {
    int[] PARTS = {50, 30, 20};
}
