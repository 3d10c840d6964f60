public class Product {
    public static int upTo(int n) {
        int product = 1;
        for (int i = 0; i <= n; i++) {
            product *= i;
        }
        return product;
    }
}
