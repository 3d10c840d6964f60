// The constant is named by a class and declared in its interface, whose initialiser differs.
// diff: versions.constant_by_a_subclass.Office::third
package versions.constant_by_a_subclass;

public interface Rates {
    int[] TABLE = {1, 2, 4};
}
