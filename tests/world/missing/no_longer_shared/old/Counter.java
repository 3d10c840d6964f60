// A field that was shared by all objects is now one for each: no instruction of the class touches it.
// diff:
package missing.no_longer_shared;

public class Counter {
    static int count;
    final String name;

    Counter(String name) {
        this.name = name;
    }
}
