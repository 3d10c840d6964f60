package versions.anonymous_swapped;

final class Ops {
    static Op first() { return new Op() { public int of(int x) { return x * 7 - 3; } }; }
    static Op second() { return new Op() { public int of(int x) { return x + 1; } }; }
}
