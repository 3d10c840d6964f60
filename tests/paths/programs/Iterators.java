import java.util.*;
public class Iterators {
    public static int f(int[] p) {
        Deque<Integer> stack = new ArrayDeque<>();
        for (int v : p) {
            if (v == 0) { if (stack.isEmpty()) { return -1; } stack.pop(); } else { stack.push(v); }
        }
        Iterator<Integer> it = stack.iterator();
        int sum = 0;
        while (it.hasNext()) { int v = it.next(); if (v == 2) { it.remove(); } else { sum += v; } }
        return sum > stack.size() ? 1 : 2;
    }
    static boolean pre(int[] p) { if (p == null || p.length > 3) { return false; } for (int v : p) { if (v < 0 || v > 2) { return false; } } return true; }
}
//// all inputs
for (int n = 0; n <= 3; n++) for (int c = 0; c < Math.pow(3, n); c++) { int[] p = new int[n]; int rest = c; for (int i = 0; i < n; i++) { p[i] = rest % 3; rest /= 3; } Trace.all(() -> Iterators.pre(p), () -> Iterators.f(p)); }
