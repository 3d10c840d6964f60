package kept.leaked_argument;

// The argument was let out into a field of the library by a constructor that threw.
// check: kept.leaked_argument.Member::of
public final class Member {
    private int number;

    Member(Joined event, int number) {
        Joined.tell(event, this);
        if (number < 1) {
            throw new IllegalArgumentException();
        }
        this.number = number;
    }

    static int of(Member member) {
        assert member == null || member.number >= 1;
        return 1;
    }
}
