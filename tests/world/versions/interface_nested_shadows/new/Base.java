package versions.interface_nested_shadows;

interface Base {
    class Tool {
        static int v() {
            return 2;
        }
    }

    static int pick(int n) {
        return n > 3 ? 1 : 0;
    }
}
