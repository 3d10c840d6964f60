// check: EnumNull::price
// property: exceptions
// verdict: VIOLATED
// witness: null
public class EnumNull {
    enum Size { S, M, L }

    static int price(Size size) {
        switch (size) {
            case S:
                return 1;
            case M:
                return 2;
            default:
                return 3;
        }
    }
}
