// Tempts: a stream pipeline with no lambda at all, but `distinct` calls hashCode and equals of the elements.
// generate: callbacks.distinct_stream_of_elements.Survey
package callbacks.distinct_stream_of_elements;

import java.util.List;

public final class Survey {
    private int votes;

    public void vote() {
        votes++;
    }

    public long opinions(List<Object> answers) {
        int before = votes;
        long different = answers.stream().distinct().count();
        if (votes != before) { // tempts
            return -1;
        }
        return different;
    }
}
