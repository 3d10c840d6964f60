// An object is asked for a type that the code does not name where it asks.
// diff: versions.type_asked_by_class_object.Board::isMarked
package versions.type_asked_by_class_object;

final class Paper {
}
