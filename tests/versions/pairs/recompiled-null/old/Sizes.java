public class Sizes {
    public static int sum(int[] values, String name) {
        int count = values.length;
        return count + name.length();
    }
}
