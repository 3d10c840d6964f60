// verdict: VIOLATED
// witness: int 0; int 1; int 0; int 0; int 0; int 0; int 0; int 0; int 3; int 2
import org.sosy_lab.sv_benchmarks.Verifier;

public class Inventory {
    enum Kind { ADD, SELL, RETURN, AUDIT }

    private int stock = 5, sold, returned, audits;

    private void handle(Kind kind) {
        switch (kind) {
            case ADD:
                if (stock < 9) {
                    stock++;
                }
                break;
            case SELL:
                if (stock > 0) {
                    stock--;
                    sold++;
                }
                break;
            case RETURN:
                if (sold > returned) {
                    returned++;
                    stock++;
                }
                break;
            default:
                audits++;
        }
    }

    private static Kind kind(int number) {
        if (number == 0) {
            return Kind.ADD;
        }
        if (number == 1) {
            return Kind.SELL;
        }
        return number == 2 ? Kind.RETURN : Kind.AUDIT;
    }

    public static void main(String[] args) {
        Inventory shop = new Inventory();
        for (int i = 0; i < 10; i++) {
            shop.handle(kind(Verifier.nondetInt()));
        }
        assert shop.stock != 10 || shop.audits < 1;
    }
}
