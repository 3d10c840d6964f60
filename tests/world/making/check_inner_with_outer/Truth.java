package making.check_inner_with_outer;

public class Truth {
    public static void main(String[] args) {
        Ledger ledger = new Ledger();
        Ledger.View view = ledger.new View();
        ledger.add();
        view.size();
    }
}
