package versions.other_superclass_for_library;

final class Paper extends Poster {
}
