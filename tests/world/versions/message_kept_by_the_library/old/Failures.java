// What changed code gives a constructor is kept in the part of the object that belongs to the library.
// diff: versions.message_kept_by_the_library.Failure::last
package versions.message_kept_by_the_library;

final class Failures {
    static Failure of(String name) {
        return new Failure(name);
    }
}
