package versions.blank_static_shadows_outer;

class Base {
    static int count;

    static int pick(int n) {
        return n > 3 ? 1 : 0;
    }
}
