package versions.opened_field_shadows_outer;

class Part {
    int one = 1;

    int twice(int x) { return x + x; }
}
