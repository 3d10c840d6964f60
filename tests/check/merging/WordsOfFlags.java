// verdict: HOLDS
// Each letter may end the loop; the words that go on are one.
import org.sosy_lab.sv_benchmarks.Verifier;

public class WordsOfFlags {
    static int parse(char[] word) {
        int flags = 0;
        if (word[0] != '-') {
            return -1;
        }
        for (int i = 1; i < word.length; i++) {
            switch (word[i]) {
                case 'a':
                    flags |= 1;
                    break;
                case 'l':
                    flags |= 2;
                    break;
                case 't':
                    flags |= 8;
                    flags &= ~16;
                    break;
                case 'S':
                    flags |= 16;
                    flags &= ~8;
                    break;
                case 'h':
                    flags |= 2 | 32;
                    break;
                default:
                    return -1;
            }
        }
        return flags;
    }

    public static void main(String[] args) {
        int all = 0;
        for (int words = 0; words < 3; words++) {
            char[] word = new char[7];
            for (int i = 0; i < word.length; i++) {
                word[i] = Verifier.nondetChar();
            }
            int flags = parse(word);
            if (flags < 0) {
                continue;
            }
            assert (flags & 24) != 24;
            all |= flags;
        }
        assert all >= 0 && all < 64;
    }
}
