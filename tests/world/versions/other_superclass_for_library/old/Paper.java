// The library calls what an object inherits, which is another method below another class.
// diff: versions.other_superclass_for_library.Board::shown
package versions.other_superclass_for_library;

final class Paper extends Note {
}
