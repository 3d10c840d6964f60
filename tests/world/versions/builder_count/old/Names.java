// The only method that changes the object can be called twice.
// diff: versions.builder_count.Names::next
package versions.builder_count;

final class Names {
    private int n;

    String next(String p) {
        return p + n++;
    }
}
