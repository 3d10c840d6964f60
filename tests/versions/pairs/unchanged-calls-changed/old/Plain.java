final class Plain implements Priced {
    private final int cents;

    Plain(int cents) {
        this.cents = cents;
    }

    @Override
    public int price(int position) {
        return position > 8 ? cents / 2 : cents;
    }
}
