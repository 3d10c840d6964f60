package inputs.rate_asked_once;

class Truth {
    public static void main(String[] args) {
        Rate rising = new Rate(1) {
            private int last;

            @Override
            public int percent() {
                return ++last;
            }
        };
        System.out.println(Loan.cost(rising, 10));
    }
}
