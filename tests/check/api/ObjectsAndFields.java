// verdict: VIOLATED
// witness: #1 = object ObjectsAndFields$Box {n: int 2}; #1
import obligato.Obligato;

public class ObjectsAndFields {
    static class Box {
        int n;
    }

    public static void main(String[] args) {
        Box a = Obligato.anyNonNull(Box.class);
        Box b = Obligato.anyNonNull(Box.class);
        a.n = 1;
        b.n = 2;
        assert a.n == 1;
    }
}
