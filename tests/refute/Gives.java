// What is known of what methods of the library give, and what is not. A comment says which conditions never hold; all others
// must not be refuted.

import java.util.List;

/** What the library gives is there: none of its fields is ever null. */
class Given {
    private final Object needed;
    private final String text;
    private final List<String> parts;
    private final Runnable action;
    private final String shown;

    Given(Object needed, String text, int count) {
        this.needed = java.util.Objects.requireNonNull(needed, "needed");
        this.text = count > 3 ? text.trim() : new StringBuilder().append(text).toString();
        this.parts = count > 5 ? List.of(text) : java.util.Arrays.asList(text.split(","));
        this.action = () -> System.out.println(count);
        this.shown = text + count;
    }

    boolean isEmpty() {
        return needed == null; // never
    }

    int parts() {
        if (text == null || parts == null) { // neither
            return -1;
        }
        return action == null || shown == null ? 0 : 1; // neither
    }
}

/** What the library gives may be null, or come from code of a caller. */
class Unsure {
    private final String shown;
    private final Integer setting;
    private final Object largest;
    private final String made;

    Unsure(Object any, java.util.Collection<String> all, String text) {
        shown = String.valueOf(any);
        setting = Integer.getInteger(text);
        largest = java.util.Collections.max(all);
        made = text.transform(any::equals) ? text : text.transform(given -> (String) null);
    }

    int missing() {
        int count = shown == null ? 1 : 0;
        count += setting == null ? 1 : 0;
        count += largest == null ? 1 : 0;
        return made == null ? count + 1 : count;
    }
}
