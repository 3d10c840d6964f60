package inputs.kept_check_only_even_numbers;

// No call makes the number odd: VIOLATED is not true.
// check: inputs.kept_check_only_even_numbers.Gate::open => UNKNOWN
final class Gate {
    static void open(Even even) {
        assert even == null || even.number() % 2 == 0;
    }
}

final class Even {
    private int number;

    void next() {
        number += 2;
    }

    int number() {
        return number;
    }
}
