package making.refused_by_superclass;

// The superclass lets the object out before it refuses it: accounts with bad numbers are in the bank.
// generate: making.refused_by_superclass.Savings making.refused_by_superclass.Account
public final class Savings extends Account {
    public Savings(int number, Bank bank) {
        super(number, bank);
    }
}
