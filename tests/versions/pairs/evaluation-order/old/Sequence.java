public class Sequence {
    private int next;

    public int take(int step) {
        return draw(step) * 10 + draw(step + 1);
    }

    private int draw(int step) {
        next += step;
        return next;
    }
}
