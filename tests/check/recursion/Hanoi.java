// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class Hanoi {
    static int moves;
    static int[] pegs = new int[3];

    static void move(int disks, int from, int to) {
        if (disks == 0) {
            return;
        }
        int other = 3 - from - to;
        move(disks - 1, from, other);
        pegs[from]--;
        pegs[to]++;
        moves++;
        move(disks - 1, other, to);
    }

    public static void main(String[] args) {
        int disks = Verifier.nondetInt();
        if (disks < 0 || disks > 5) {
            return;
        }
        pegs[0] = disks;
        move(disks, 0, 2);
        assert pegs[2] == disks && pegs[0] == 0 && pegs[1] == 0;
        assert moves == (1 << disks) - 1;
    }
}
