package versions.private_superclass_gone;

final class Part {
    static final class Given { }

    static int twice(int x) { return x + x; }
}
