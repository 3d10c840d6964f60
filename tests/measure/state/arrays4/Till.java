class Till {
    private final String[] names = {"a", "b"};
    private int[] counts = new int[2];
    private final int[] hidden = new int[1];
    void pay(int n) { names[0] = "n" + n; counts[1] += n; hidden[0]++; }
    String[] names() { return names; }
    int[] counts() { return counts; }
}
