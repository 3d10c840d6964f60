public class Lists {
    public static int f(int x, int y) {
        java.util.List<Integer> list = new java.util.ArrayList<>();
        for (int i = 0; i < x; i++) { list.add(i * y); }
        if (list.contains(2)) { return list.indexOf(2); }
        java.util.Map<Integer, String> map = new java.util.HashMap<>();
        map.put(x, "x"); map.put(y, "y");
        if (map.size() == 1) { return 7; }
        int sum = 0;
        for (int n : list) { sum += n; }
        return sum > 0 ? list.get(y) : list.remove(0);
    }
    static boolean pre(int x, int y) { return x >= -3 && x <= 3 && y >= -3 && y <= 3; }
}
//// all inputs
for (int i = -3; i <= 3; i++) for (int j = -3; j <= 3; j++) { int x = i, y = j; Trace.all(() -> Lists.pre(x, y), () -> Lists.f(x, y)); }
