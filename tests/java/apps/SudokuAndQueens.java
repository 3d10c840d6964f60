package apps;

/** Backtracking: sudoku with bit masks, n queens, subset sums, knight's tour by heuristic. */
public class SudokuAndQueens {
    static final int[] ROW = new int[9], COL = new int[9], BOX = new int[9];
    static final int[] GRID = new int[81];
    static int nodes;

    static boolean place(int p, int d) {
        int bit = 1 << d, r = p / 9, c = p % 9, b = r / 3 * 3 + c / 3;
        if (((ROW[r] | COL[c] | BOX[b]) & bit) != 0) return false;
        ROW[r] |= bit;
        COL[c] |= bit;
        BOX[b] |= bit;
        GRID[p] = d;
        return true;
    }

    static void remove(int p) {
        int bit = ~(1 << GRID[p]), r = p / 9, c = p % 9;
        ROW[r] &= bit;
        COL[c] &= bit;
        BOX[r / 3 * 3 + c / 3] &= bit;
        GRID[p] = 0;
    }

    static boolean solve() {
        nodes++;
        int best = -1, bestN = 10;
        for (int p = 0; p < 81; p++) {
            if (GRID[p] != 0) continue;
            int used = ROW[p / 9] | COL[p % 9] | BOX[p / 27 * 3 + p % 9 / 3];
            int n = 9 - Integer.bitCount(used & 0x3fe);
            if (n < bestN) {
                bestN = n;
                best = p;
            }
        }
        if (best < 0) return true;
        for (int d = 1; d <= 9; d++) {
            if (!place(best, d)) continue;
            if (solve()) return true;
            remove(best);
        }
        return false;
    }

    static int queens(int n, int cols, int d1, int d2) {
        if (cols == (1 << n) - 1) return 1;
        int count = 0;
        for (int free = ~(cols | d1 | d2) & (1 << n) - 1; free != 0; free &= free - 1) {
            int bit = free & -free;
            count += queens(n, cols | bit, (d1 | bit) << 1, (d2 | bit) >> 1);
        }
        return count;
    }

    static boolean queensArray(int[] q, int r) {
        if (r == q.length) return true;
        next:
        for (int c = 0; c < q.length; c++) {
            for (int i = 0; i < r; i++) if (q[i] == c || Math.abs(q[i] - c) == r - i) continue next;
            q[r] = c;
            if (queensArray(q, r + 1)) return true;
        }
        return false;
    }

    static int knight(int n) {
        int[] dx = {1, 2, 2, 1, -1, -2, -2, -1}, dy = {2, 1, -1, -2, -2, -1, 1, 2};
        int[][] b = new int[n][n];
        int x = 0, y = 0, k = 1;
        b[0][0] = 1;
        while (k < n * n) {
            int bi = -1, bd = 9;
            for (int i = 0; i < 8; i++) {
                int nx = x + dx[i], ny = y + dy[i];
                if (nx < 0 || ny < 0 || nx >= n || ny >= n || b[nx][ny] != 0) continue;
                int deg = 0;
                for (int j = 0; j < 8; j++) {
                    int mx = nx + dx[j], my = ny + dy[j];
                    if (mx >= 0 && my >= 0 && mx < n && my < n && b[mx][my] == 0) deg++;
                }
                if (deg < bd) {
                    bd = deg;
                    bi = i;
                }
            }
            if (bi < 0) break;
            x += dx[bi];
            y += dy[bi];
            b[x][y] = ++k;
        }
        return k;
    }

    public static void main(String[] args) {
        String puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
        for (int i = 0; i < 81; i++) if (puzzle.charAt(i) != '.') place(i, puzzle.charAt(i) - '0');
        System.out.println(solve() + " " + nodes);
        for (int r = 0; r < 9; r++) {
            StringBuilder sb = new StringBuilder();
            for (int c = 0; c < 9; c++) sb.append(GRID[r * 9 + c]).append(c % 3 == 2 ? " " : "");
            System.out.println(sb.toString().trim());
        }
        for (int n = 1; n <= 8; n++) System.out.print(queens(n, 0, 0, 0) + " ");
        System.out.println();
        int[] q = new int[8];
        System.out.print(queensArray(q, 0) + " ");
        for (int c : q) System.out.print(c);
        System.out.println(" " + queensArray(new int[3], 0));
        System.out.println(knight(5) + " " + knight(6) + " " + knight(3) + " " + knight(8));
    }
}
