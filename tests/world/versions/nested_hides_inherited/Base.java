package versions.nested_hides_inherited;

class Base {
    static class Tool {
        static int v() {
            return 1;
        }
    }
}
