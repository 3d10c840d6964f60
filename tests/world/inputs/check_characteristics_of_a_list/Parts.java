package inputs.check_characteristics_of_a_list;

import java.util.List;
import java.util.Spliterator;

// What a spliterator reports is the choice of each class.
// check: inputs.check_characteristics_of_a_list.Parts::of(java.util.List)
public final class Parts {
    public static void of(List<String> all) {
        if (all != null) {
            assert !all.spliterator().hasCharacteristics(Spliterator.IMMUTABLE);
        }
    }
}
