import java.util.*;
class I {
    int[] a;
    int b;
    String name;
    int zero;
    List<String> items = new ArrayList<>();
    I(int n) { a = new int[n]; b = n; name = null; zero = 0; items.add("x"); }
    int at(int i) { return a[i]; }
    int length() { return name.length(); }
    int div() { return 7 / zero; }
    String item(int i) { return items.get(i); }
}
