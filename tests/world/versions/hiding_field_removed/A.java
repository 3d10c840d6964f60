package versions.hiding_field_removed;

class A {
    int n = 5;
}
