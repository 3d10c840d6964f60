package versions.other_superclass_for_library;

final class Board {
    static Object pinned;

    static String shown() {
        return java.util.Objects.toString(pinned);
    }
}

class Note {
    public String toString() {
        return "note";
    }
}

class Poster {
    public String toString() {
        return "poster";
    }
}
