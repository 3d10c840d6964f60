package versions.blank_field_shadows_outer;

class Base {
    int count;

    static int pick(int n) {
        return n > 3 ? 1 : 0;
    }
}
