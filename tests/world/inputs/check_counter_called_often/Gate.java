package inputs.check_counter_called_often;

// check: inputs.check_counter_called_often.Gate::open => VIOLATED
final class Gate {
    static void open(Counter counter) {
        assert counter == null || counter.count() != 5;
    }
}

final class Counter {
    private int count;

    void next() {
        count++;
    }

    int count() {
        return count;
    }
}
