// Tempts: adding to a list always says true; a set says false if the tag was there.
// diff: inputs.result_of_add_returned.Tags::tag(Collection,String)
package inputs.result_of_add_returned;

import java.util.Collection;

final class Tags {
    private Tags() {}

    static boolean tag(Collection<String> tags, String tag) {
        if (tags == null || tag == null || tags.size() != 1) {
            return false;
        }
        tags.add(tag);
        return true;
    }
}
