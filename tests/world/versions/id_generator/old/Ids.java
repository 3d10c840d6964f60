// The only method that changes the object can be called twice.
// diff: versions.id_generator.Ids::next
package versions.id_generator;

final class Ids {
    private long last;

    String next() {
        last++;
        return "id" + last;
    }
}
