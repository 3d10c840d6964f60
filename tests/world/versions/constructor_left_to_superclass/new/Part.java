package versions.constructor_left_to_superclass;

class Base {
    Base(int x) { }

    Base() { }
}

final class Part extends Base {
    Part() { }
}
