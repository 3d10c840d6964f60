package kept.constructor_throws_after_leak;

import java.util.List;

// An object that was refused lives on in a list.
// check: kept.constructor_throws_after_leak.Member::number

public final class Member {
    private int number;

    public Member(List<Member> all, int number) {
        all.add(this);
        if (number <= 0) {
            throw new IllegalArgumentException();
        }
        this.number = number;
    }

    public int number() {
        assert number > 0;
        return number;
    }
}
