package versions.nested_hides_inherited;

class Sub extends Base {
    static class Tool {
        static int v() {
            return 2;
        }
    }

    static int pick(int n) {
        return n > 3 ? 1 : 0;
    }
}
