package apps;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.PriorityQueue;

/** Breadth and depth first search, shortest paths, topological order, components, union-find, grids. */
public class GraphSearch {
    private final int n;
    private final List<int[]>[] adj;

    @SuppressWarnings("unchecked")
    GraphSearch(int n) {
        this.n = n;
        adj = (List<int[]>[]) new List<?>[n];
        for (int i = 0; i < n; i++) adj[i] = new ArrayList<>();
    }

    GraphSearch edge(int a, int b, int w) {
        adj[a].add(new int[] {b, w});
        return this;
    }

    GraphSearch both(int a, int b, int w) { return edge(a, b, w).edge(b, a, w); }

    int[] bfs(int s) {
        int[] d = new int[n];
        Arrays.fill(d, -1);
        ArrayDeque<Integer> q = new ArrayDeque<>();
        q.add(s);
        d[s] = 0;
        while (!q.isEmpty()) {
            int u = q.poll();
            for (int[] e : adj[u]) if (d[e[0]] < 0) {
                d[e[0]] = d[u] + 1;
                q.add(e[0]);
            }
        }
        return d;
    }

    List<Integer> dijkstra(int s, int t) {
        long[] d = new long[n];
        int[] from = new int[n];
        Arrays.fill(d, Long.MAX_VALUE);
        Arrays.fill(from, -1);
        d[s] = 0;
        PriorityQueue<long[]> q = new PriorityQueue<>((x, y) -> x[0] != y[0] ? Long.compare(x[0], y[0]) : Long.compare(x[1], y[1]));
        q.add(new long[] {0, s});
        while (!q.isEmpty()) {
            long[] top = q.poll();
            int u = (int) top[1];
            if (top[0] > d[u]) continue;
            for (int[] e : adj[u]) {
                long nd = d[u] + e[1];
                if (nd < d[e[0]]) {
                    d[e[0]] = nd;
                    from[e[0]] = u;
                    q.add(new long[] {nd, e[0]});
                }
            }
        }
        List<Integer> path = new ArrayList<>();
        for (int v = t; v >= 0 && d[t] != Long.MAX_VALUE; v = from[v]) path.add(v);
        Collections.reverse(path);
        path.add(d[t] == Long.MAX_VALUE ? -1 : (int) d[t]);
        return path;
    }

    List<Integer> topo() {
        int[] state = new int[n];
        List<Integer> out = new ArrayList<>();
        for (int i = 0; i < n; i++) visit(i, state, out);
        Collections.reverse(out);
        return out;
    }

    private void visit(int u, int[] state, List<Integer> out) {
        if (state[u] == 2) return;
        if (state[u] == 1) throw new IllegalStateException("cycle through " + u);
        state[u] = 1;
        for (int[] e : adj[u]) visit(e[0], state, out);
        state[u] = 2;
        out.add(u);
    }

    int kruskal() {
        List<int[]> es = new ArrayList<>();
        for (int u = 0; u < n; u++) for (int[] e : adj[u]) es.add(new int[] {u, e[0], e[1]});
        es.sort((x, y) -> x[2] - y[2]);
        int[] root = new int[n];
        for (int i = 0; i < n; i++) root[i] = i;
        int total = 0;
        for (int[] e : es) {
            int a = find(root, e[0]), b = find(root, e[1]);
            if (a == b) continue;
            root[a] = b;
            total += e[2];
        }
        return total;
    }

    private static int find(int[] r, int x) {
        while (r[x] != x) x = r[x] = r[r[x]];
        return x;
    }

    static int maze(String... g) {
        int h = g.length, w = g[0].length();
        BitSet seen = new BitSet(h * w);
        ArrayDeque<int[]> q = new ArrayDeque<>();
        q.add(new int[] {0, 0, 0});
        while (!q.isEmpty()) {
            int[] c = q.remove();
            if (c[0] < 0 || c[1] < 0 || c[0] >= h || c[1] >= w || g[c[0]].charAt(c[1]) == '#' || seen.get(c[0] * w + c[1])) continue;
            if (g[c[0]].charAt(c[1]) == 'X') return c[2];
            seen.set(c[0] * w + c[1]);
            for (int k = 0; k < 4; k++) q.add(new int[] {c[0] + (k - 1) % 2, c[1] + (k - 2) % 2, c[2] + 1});
        }
        return -1;
    }

    public static void main(String[] args) {
        GraphSearch g = new GraphSearch(7).both(0, 1, 7).both(0, 3, 5).both(1, 2, 8).both(1, 3, 9).both(1, 4, 7).both(2, 4, 5).both(3, 4, 15).both(3, 5, 6).both(4, 5, 8);
        System.out.println(Arrays.toString(g.bfs(0)) + " " + g.dijkstra(0, 4) + " " + g.dijkstra(5, 2) + " " + g.dijkstra(0, 6) + " " + g.kruskal());
        GraphSearch dag = new GraphSearch(6).edge(5, 2, 1).edge(5, 0, 1).edge(4, 0, 1).edge(4, 1, 1).edge(2, 3, 1).edge(3, 1, 1);
        System.out.println(dag.topo());
        try {
            dag.edge(1, 5, 1).topo();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        System.out.println(maze("..#....", "#.#.##.", "..#.#..", ".##.#.#", "....#.X") + " " + maze(".#X", "##.", "..."));
    }
}
