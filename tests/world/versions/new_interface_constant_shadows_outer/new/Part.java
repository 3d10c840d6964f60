package versions.new_interface_constant_shadows_outer;

interface Extra {
    int ONE = 2;
}

class Part implements Extra {
    static int twice(int x) { return x + x; }
}
