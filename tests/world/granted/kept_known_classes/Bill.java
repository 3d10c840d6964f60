// What the project knows is granted, and said in the verdict.
// check: granted.kept_known_classes.Bill::total => HOLDS
// flags: --world known-classes
package granted.kept_known_classes;

interface Rate {
    int per();
}

final class Flat implements Rate {
    public int per() {
        return 3;
    }
}

class Bill {
    static int total(Rate rate) {
        if (rate == null) {
            return 0;
        }
        int per = rate.per();
        assert per == 3;
        return per;
    }
}
