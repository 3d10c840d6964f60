package versions.hiding_field_removed_write;

class A {
    int n;

    int a() {
        return n;
    }
}
