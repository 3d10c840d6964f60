// verdict: HOLDS
import obligato.Obligato;

public class FreshFields {
    static class Box {
        private byte n = 5;
        private Box inner;
    }

    public static void main(String[] args) {
        Box box = new Box();
        Obligato.anyFields(box);
        assert box.n >= -128 && box.n <= 127;
        if (box.inner != null && box.inner != box) {
            byte before = box.n;
            box.inner.n = 9;
            assert box.n == before;
        }
    }
}
