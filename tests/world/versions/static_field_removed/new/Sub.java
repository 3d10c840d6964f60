package versions.static_field_removed;

final class Sub extends Base {

    static int twice(int n) { return 2 * n; }
}
