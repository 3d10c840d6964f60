// verdict: HOLDS
import obligato.Obligato;

public class UnreachableHolds {
    public static void main(String[] args) {
        int n = Obligato.anyInt();
        switch (n & 3) {
            case 0:
            case 1:
            case 2:
            case 3:
                break;
            default:
                Obligato.unreachable();
        }
    }
}
