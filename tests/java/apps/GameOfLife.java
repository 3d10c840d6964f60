package apps;

/** Conway's automaton on a torus and an elementary one-dimensional automaton. */
public class GameOfLife {
    private boolean[][] cells;
    private final int h, w;
    private int generation;

    GameOfLife(String... rows) {
        h = rows.length;
        w = rows[0].length();
        cells = new boolean[h][w];
        for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) cells[y][x] = rows[y].charAt(x) == '#';
    }

    int neighbours(int y, int x) {
        int n = 0;
        for (int dy = -1; dy <= 1; dy++)
            for (int dx = -1; dx <= 1; dx++)
                if ((dy | dx) != 0 && cells[(y + dy + h) % h][(x + dx + w) % w]) n++;
        return n;
    }

    void step() {
        boolean[][] next = new boolean[h][w];
        for (int y = 0; y < h; y++)
            for (int x = 0; x < w; x++) {
                int n = neighbours(y, x);
                next[y][x] = n == 3 || n == 2 && cells[y][x];
            }
        cells = next;
        generation++;
    }

    int alive() {
        int n = 0;
        for (boolean[] r : cells) for (boolean c : r) if (c) n++;
        return n;
    }

    @Override public int hashCode() {
        int k = 17;
        for (boolean[] r : cells) for (boolean c : r) k = k * 3 + (c ? 1 : 0);
        return k;
    }

    @Override public boolean equals(Object o) {
        if (!(o instanceof GameOfLife g) || g.h != h || g.w != w) return false;
        for (int y = 0; y < h; y++) for (int x = 0; x < w; x++) if (cells[y][x] != g.cells[y][x]) return false;
        return true;
    }

    @Override public String toString() {
        StringBuilder sb = new StringBuilder("gen " + generation + "\n");
        for (boolean[] r : cells) {
            for (boolean c : r) sb.append(c ? '#' : '.');
            sb.append('\n');
        }
        return sb.toString();
    }

    static void rule(int rule, int width, int steps) {
        boolean[] row = new boolean[width];
        row[width / 2] = true;
        for (int s = 0; s < steps; s++) {
            StringBuilder sb = new StringBuilder();
            for (boolean b : row) sb.append(b ? '*' : ' ');
            System.out.println("|" + sb + "|");
            boolean[] next = new boolean[width];
            for (int i = 0; i < width; i++) {
                int p = (row[(i + width - 1) % width] ? 4 : 0) | (row[i] ? 2 : 0) | (row[(i + 1) % width] ? 1 : 0);
                next[i] = (rule >> p & 1) != 0;
            }
            row = next;
        }
    }

    public static void main(String[] args) {
        GameOfLife glider = new GameOfLife(".#......", "..#.....", "###.....", "........", "........", "........");
        GameOfLife start = new GameOfLife(".#......", "..#.....", "###.....", "........", "........", "........");
        System.out.print(glider);
        int period = 0;
        do {
            glider.step();
            period++;
            if (period == 4) System.out.print(glider);
        } while (!glider.equals(start) && period < 200);
        System.out.println("back after " + period + " " + (glider.hashCode() == start.hashCode()));
        GameOfLife r = new GameOfLife("..........", "....##....", "...##.....", "....#.....", "..........", "..........", "..........", "..........", "..........", "..........");
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 25; i++) {
            sb.append(r.alive()).append(' ');
            r.step();
        }
        System.out.println(sb);
        rule(90, 33, 8);
        rule(30, 21, 6);
        System.out.println(start.equals("x") + " " + start.equals(new GameOfLife("#")));
    }
}
