package statics.diff_begins_only_when_asked;

import java.util.ArrayList;
import java.util.List;

/** Shared by both versions: what has begun so far. */
final class Started {
    static final List<String> ORDER = new ArrayList<>();

    private Started() {}
}
