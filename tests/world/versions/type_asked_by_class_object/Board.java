package versions.type_asked_by_class_object;

interface Marked {
}

final class Board {
    static final Class<?> KIND = Marked.class;
    static Object pinned;

    static boolean isMarked() {
        return KIND.isInstance(pinned);
    }
}
