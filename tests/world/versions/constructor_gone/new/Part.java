package versions.constructor_gone;

final class Part {
    Part(int x) { }

    int one() { return 1; }
}
