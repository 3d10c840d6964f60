package versions.new_superclass_shadows_outer;

class Extra {
    int one() { return 2; }
}

class Part extends Extra {
    static int twice(int x) { return x + x; }
}
