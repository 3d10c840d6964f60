package versions.hiding_field_removed_write;

class B extends A {
    static int pick(int n) {
        return n > 3 ? 1 : 0;
    }
}
