public class Orders {
    public static int total(int a, int b, int c) {
        int sum = 0;
        for (int n : new int[] {a, b, c}) {
            if (n > 0) {
                sum += n * 3;
            }
        }
        return sum;
    }
}
