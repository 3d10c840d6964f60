package versions.static_field_removed;

final class Sub extends Base {
    static int hits;
    static int twice(int n) { return n + n; }
}
