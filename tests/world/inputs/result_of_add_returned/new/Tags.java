package inputs.result_of_add_returned;

import java.util.Collection;

final class Tags {
    private Tags() {}

    static boolean tag(Collection<String> tags, String tag) {
        if (tags == null || tag == null || tags.size() != 1) {
            return false;
        }
        return tags.add(tag);
    }
}
