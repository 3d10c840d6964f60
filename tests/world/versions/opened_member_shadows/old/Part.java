// The same with a class.
// diff:
package versions.opened_member_shadows;

class Named {
    static int one() { return 1; }
}

class Part {
    private static class Named {
        static int one() { return 2; }
    }

    int twice(int x) { return x * 2; }
}
