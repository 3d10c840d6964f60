package statics.check_superclass_initialiser_asks_subclass;

// The superclass's initialiser asks the subclass before its constant is set.
// check: statics.check_superclass_initialiser_asks_subclass.Base::limit()
public class Base {
    static final int LIMIT = Child.twice();

    public static int limit() {
        assert LIMIT == 14;
        return LIMIT;
    }
}

class Child extends Base {
    static final Integer SEVEN = Integer.parseInt("7");

    static int twice() {
        return SEVEN == null ? 0 : SEVEN * 2;
    }
}
