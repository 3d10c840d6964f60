package versions.member_class_shadows;

class Base {
    static class Tool {
        static int v() {
            return 2;
        }
    }

    static int pick(int n) {
        return n > 3 ? 1 : 0;
    }
}
