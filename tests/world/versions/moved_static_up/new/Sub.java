package versions.moved_static_up;

final class Sub extends Base {

    static int twice(int n) { return 2 * n; }
}
