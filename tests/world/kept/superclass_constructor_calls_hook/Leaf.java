package kept.superclass_constructor_calls_hook;

// The constructor of the superclass calls a method before the fields are set.
// check: kept.superclass_constructor_calls_hook.Leaf::area
public final class Leaf extends Plant {
    private int side = 2;

    @Override
    void grown() {
        area();
    }

    public int area() {
        assert side == 2;
        return side * side;
    }
}

class Plant {
    Plant() {
        grown();
    }

    void grown() {
    }
}
