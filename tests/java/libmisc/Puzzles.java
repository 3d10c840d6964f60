package libmisc;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

// Small searches with collections: queens, permutations, subsets, water jugs, word ladder, change, life.
public class Puzzles {
    static int queens(int n, int row, int cols, int d1, int d2, Deque<Integer> at, List<String> out) {
        if (row == n) {
            if (out.size() < 2) out.add(at.toString());
            return 1;
        }
        int found = 0;
        for (int c = 0; c < n; c++) {
            int a = 1 << c;
            int b = 1 << row + c;
            int d = 1 << row - c + n;
            if ((cols & a | d1 & b | d2 & d) != 0) continue;
            at.addLast(c);
            found += queens(n, row + 1, cols | a, d1 | b, d2 | d, at, out);
            at.removeLast();
        }
        return found;
    }

    static void permute(String rest, String done, Set<String> out) {
        if (rest.isEmpty()) out.add(done);
        for (int i = 0; i < rest.length(); i++) permute(rest.substring(0, i) + rest.substring(i + 1), done + rest.charAt(i), out);
    }

    static List<String> ladder(String from, String to, Set<String> words) {
        Map<String, String> prev = new HashMap<>();
        Deque<String> q = new ArrayDeque<>(List.of(from));
        prev.put(from, null);
        while (!q.isEmpty()) {
            String w = q.poll();
            if (w.equals(to)) {
                List<String> path = new ArrayList<>();
                for (String x = to; x != null; x = prev.get(x)) path.add(x);
                Collections.reverse(path);
                return path;
            }
            for (int i = 0; i < w.length(); i++) {
                for (char c = 'a'; c <= 'z'; c++) {
                    String x = w.substring(0, i) + c + w.substring(i + 1);
                    if (words.contains(x) && !prev.containsKey(x)) {
                        prev.put(x, w);
                        q.add(x);
                    }
                }
            }
        }
        return List.of();
    }

    record Jugs(int a, int b) {
        List<Jugs> next() {
            int pour = Math.min(a, 5 - b);
            int back = Math.min(b, 3 - a);
            return List.of(new Jugs(3, b), new Jugs(a, 5), new Jugs(0, b), new Jugs(a, 0), new Jugs(a - pour, b + pour), new Jugs(a + back, b - back));
        }
    }

    record Cell(int x, int y) {
    }

    static Set<Cell> life(Set<Cell> live) {
        Map<Cell, Integer> n = new HashMap<>();
        for (Cell c : live) for (int dx = -1; dx <= 1; dx++) for (int dy = -1; dy <= 1; dy++) if (dx != 0 || dy != 0) n.merge(new Cell(c.x() + dx, c.y() + dy), 1, Integer::sum);
        Set<Cell> out = new HashSet<>();
        n.forEach((c, k) -> {
            if (k == 3 || k == 2 && live.contains(c)) out.add(c);
        });
        return out;
    }

    public static void main(String[] args) {
        for (int n = 1; n <= 6; n++) {
            List<String> some = new ArrayList<>();
            System.out.println(n + " queens: " + queens(n, 0, 0, 0, 0, new ArrayDeque<>(), some) + " " + some);
        }
        Set<String> perms = new LinkedHashSet<>();
        permute("aab", "", perms);
        System.out.println(perms);
        Set<String> p4 = new TreeSet<>(Collections.reverseOrder());
        permute("abcd", "", p4);
        System.out.println(p4.size() + " " + p4.iterator().next());
        List<List<Integer>> subsets = new ArrayList<>(List.of(List.of()));
        for (int x : new int[] {3, 5, 8, 9}) {
            for (List<Integer> s : new ArrayList<>(subsets)) {
                List<Integer> t = new ArrayList<>(s);
                t.add(x);
                subsets.add(t);
            }
        }
        System.out.println(subsets.size() + " " + subsets.stream().filter(s -> s.stream().mapToInt(x -> x).sum() == 17).toList());
        System.out.println(ladder("cold", "warm", new HashSet<>(List.of("cord", "card", "ward", "warm", "word", "worm", "corm", "cold", "bold"))) + " " + ladder("abc", "xyz", Set.of("xyz")));
        Map<Jugs, Integer> seen = new HashMap<>();
        Deque<Jugs> q = new ArrayDeque<>(List.of(new Jugs(0, 0)));
        seen.put(q.peek(), 0);
        while (q.peek().b() != 4) {
            Jugs j = q.poll();
            for (Jugs k : j.next()) if (seen.putIfAbsent(k, seen.get(j) + 1) == null) q.add(k);
        }
        System.out.println(q.peek() + " after " + seen.get(q.peek()) + " steps, " + seen.size() + " states seen");
        int[] ways = new int[101];
        ways[0] = 1;
        for (int c : new int[] {1, 2, 5, 10, 20, 50}) for (int i = c; i <= 100; i++) ways[i] += ways[i - c];
        System.out.println(ways[100] + " " + Arrays.stream(ways).sum());
        Set<Cell> g = new HashSet<>(List.of(new Cell(1, 0), new Cell(2, 1), new Cell(0, 2), new Cell(1, 2), new Cell(2, 2)));
        for (int i = 0; i < 8; i++) g = life(g);
        System.out.println(new TreeSet<>(g.stream().map(c -> c.x() + "," + c.y()).toList()));
        StringBuilder hanoi = new StringBuilder();
        Deque<int[]> st = new ArrayDeque<>();
        st.push(new int[] {4, 'A', 'C', 'B'});
        while (!st.isEmpty()) {
            int[] m = st.pop();
            if (m[0] == 1) hanoi.append((char) m[1]).append((char) m[2]).append(' ');
            else {
                st.push(new int[] {m[0] - 1, m[3], m[2], m[1]});
                st.push(new int[] {1, m[1], m[2], m[3]});
                st.push(new int[] {m[0] - 1, m[1], m[3], m[2]});
            }
        }
        System.out.println(hanoi);
    }
}
