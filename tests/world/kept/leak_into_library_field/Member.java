package kept.leak_into_library_field;

// A constructor lets the object out into a field that a class of the library declares, and throws.
// check: kept.leak_into_library_field.Member::number
public final class Member {
    private int number;

    Member(Joined event, int number) {
        Joined.tell(event, this);
        if (number < 0) {
            throw new IllegalArgumentException();
        }
        this.number = 1;
    }

    void change(int number) {
        if (number > 0) {
            this.number = number;
        }
    }

    void number() {
        assert number >= 1;
    }
}
