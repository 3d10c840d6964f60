// A method of a private class becomes final; callers extend an open class below that one and override it.
// diff: versions.final_in_a_private_superclass.Shop$Open
package versions.final_in_a_private_superclass;

class Shop {
    private static class Base {
        int price(int n) { return n * 2; }
    }

    static class Open extends Base {
        public int total(int n) { return n + 1; }
    }
}
