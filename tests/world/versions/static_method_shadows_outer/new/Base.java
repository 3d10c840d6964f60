package versions.static_method_shadows_outer;

class Base {
    static int scale() {
        return 2;
    }

    static int pick(int n) {
        return n > 3 ? 1 : 0;
    }
}
