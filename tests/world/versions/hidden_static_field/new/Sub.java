package versions.hidden_static_field;

final class Sub extends Base {
    static int size;
    static int twice(int n) { return 2 * n; }
}
