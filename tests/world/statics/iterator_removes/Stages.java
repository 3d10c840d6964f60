package statics.iterator_removes;

import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

// Nothing of the class removes a stage, but the iterator that it hands out can.
// generate: statics.iterator_removes.Stages
public final class Stages {
    private static final List<String> OPEN = new ArrayList<>(List.of("design", "build", "test"));

    private Stages() {}

    public static Iterator<String> open() {
        return OPEN.iterator();
    }

    public static String next() {
        if (OPEN.isEmpty()) { // tempts
            return "done";
        }
        return OPEN.get(0);
    }
}
