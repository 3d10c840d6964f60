package versions.final_in_a_private_superclass;

class Shop {
    private static class Base {
        final int price(int n) { return n * 2; }
    }

    static class Open extends Base {
        public int total(int n) { return n + 1; }
    }
}
