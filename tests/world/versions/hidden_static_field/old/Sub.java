package versions.hidden_static_field;

final class Sub extends Base {

    static int twice(int n) { return n + n; }
}
