// Tempts: a list is taken for an ArrayList; a LinkedList is a list as well.
// generate: inputs.list_without_random_access.Sampler => covered
package inputs.list_without_random_access;

import java.util.List;
import java.util.RandomAccess;

final class Sampler {
    private Sampler() {}

    static int cost(List<Integer> values) {
        if (values == null) {
            return 0;
        }
        if (values instanceof RandomAccess) { // tempts
            return 1;
        }
        return 2;
    }
}
