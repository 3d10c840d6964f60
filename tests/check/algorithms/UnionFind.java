// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class UnionFind {
    private final int[] parent = {0, 1, 2, 3};

    int root(int i) {
        while (parent[i] != i) {
            i = parent[i];
        }
        return i;
    }

    void union(int a, int b) {
        parent[root(a)] = root(b);
    }

    public static void main(String[] args) {
        UnionFind sets = new UnionFind();
        for (int i = 0; i < 2; i++) {
            int a = Verifier.nondetInt() & 3;
            int b = Verifier.nondetInt() & 3;
            sets.union(a, b);
            assert sets.root(a) == sets.root(b);
        }
        int roots = 0;
        for (int i = 0; i < 4; i++) {
            roots += sets.root(i) == i ? 1 : 0;
        }
        assert roots >= 2;
    }
}
