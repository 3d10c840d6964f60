class P {
    int a;
    String b;
    List2 c = new List2();
    int d;
    static class List2 {
        java.util.List<String> items = new java.util.ArrayList<>();
    }
    P(int a, String b, int d) {
        this.a = a;
        this.b = b;
        this.d = d;
        c.items.add(b);
    }
}
