package missing.override_was_added;

class Truth {
    public static void main(String[] args) {
        System.out.println(Account.FULL.fee());
    }
}
