package inputs.empty_hook_no_longer_called;

class Truth {
    public static void main(String[] args) {
        Account a = new Account() {
            @Override
            protected void changed(int amount) {
                System.out.println("changed by " + amount);
            }
        };
        System.out.println(a.deposit(5));
    }
}
