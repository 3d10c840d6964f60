package versions.member_of_private_superclass;

final class Part {
    private static class Base {
        static final class Inside {
            Inside() { System.out.println(2); }
        }
    }

    static final class Given extends Base { }

    static int twice(int x) { return x + x; }
}
