package versions.opened_method_shadows_outer;

class Part {
    int one() { return 1; }

    int twice(int x) { return x + x; }
}
