class Account {
    private int balance;
    private String owner;
    private String note;
    Account(String owner, String note) {
        this.owner = owner;
        this.note = note;
    }
    void deposit(int amount) {
        balance += amount;
    }
    int balance() {
        return balance;
    }
    String owner() {
        return owner;
    }
    String note() {
        return note;
    }
}
