// check: AllPrimitives::describe
// verdict: HOLDS
public class AllPrimitives {
    static int describe(boolean z, byte b, char c, short s, int i, long l, float f, double d) {
        int score = 0;
        if (z) {
            score++;
        }
        if (b > 100 && c > 'z') {
            score += 2;
        }
        if (s < 0 && i > l) {
            score += 4;
        }
        if (f > d) {
            score += 8;
        }
        assert score >= 0 && score < 16;
        assert (score & 1) == (z ? 1 : 0);
        return score;
    }
}
