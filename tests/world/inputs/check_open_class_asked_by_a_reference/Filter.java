package inputs.check_open_class_asked_by_a_reference;

import java.util.stream.Stream;

// Which objects are tasks is asked by a method reference.
// check: inputs.check_open_class_asked_by_a_reference.Filter::tasks(inputs.check_open_class_asked_by_a_reference.Part)
public final class Filter {
    static long tasks(Part part) {
        if (part == null) {
            return 0;
        }
        long tasks = Stream.of(part).filter(Runnable.class::isInstance).count();
        assert tasks == 0;
        return tasks;
    }
}

class Part {
    int number;
}
