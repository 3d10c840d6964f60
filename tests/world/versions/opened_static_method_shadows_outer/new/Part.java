package versions.opened_static_method_shadows_outer;

class Part {
    static int one() { return 1; }

    int twice(int x) { return x + x; }
}
