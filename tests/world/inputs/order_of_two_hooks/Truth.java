package inputs.order_of_two_hooks;

class Truth {
    public static void main(String[] args) {
        new Report() {
            @Override
            protected int head() {
                System.out.println("head");
                return 1;
            }

            @Override
            protected int body() {
                System.out.println("body");
                return 2;
            }
        }.size();
    }
}
