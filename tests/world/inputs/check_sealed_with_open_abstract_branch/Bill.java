package inputs.check_sealed_with_open_abstract_branch;

// All classes here are final, but one branch of the sealed type is open to others.
// check: inputs.check_sealed_with_open_abstract_branch.Bill::total(Fee)
public final class Bill {
    public static int total(Fee fee) {
        if (fee == null) {
            return 0;
        }
        int sum = fee.amount();
        assert sum >= 0;
        return sum;
    }
}
sealed interface Fee permits Flat, Rated {
    int amount();
}
record Flat() implements Fee {
    public int amount() {
        return 5;
    }
}
non-sealed abstract class Rated implements Fee { }
final class Hourly extends Rated {
    public int amount() {
        return 9;
    }
}
