public class A {
    private int[] whole;
    private double[] reals;
    private String[][] table;
    private int[] length;

    void fill() {
        whole = new int[] {1, 2};
        reals = new double[] {1.5};
        table = new String[][] {{"a"}, {"b"}};
        length = new int[] {7, 8};
    }

    int[] whole() { return whole; }
    double[] reals() { return reals; }
    String[][] table() { return table; }
    int length() { return length.length; }
}
