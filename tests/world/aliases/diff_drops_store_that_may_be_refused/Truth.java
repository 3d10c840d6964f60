package aliases.diff_drops_store_that_may_be_refused;

class Truth {
    public static void main(String[] args) {
        try {
            Slot.clear(new Integer[1]);
            System.out.println("cleared");
        } catch (ArrayStoreException e) {
            System.out.println("refused");
        }
    }
}
