package missing.override_was_added;

public final class Account extends Money {
    public static final Account EMPTY = new Account(0);
    public static final Account FULL = new Account(500);

    private Account(int cents) {
        super(cents);
    }

    @Override
    int fee() {
        return 0;
    }
}
