package writers.diff_step_of_a_subclass;

class Truth {
    public static void main(String[] args) {
        System.out.println(Plan.cost(new Step() {
            @Override
            public int cost() {
                return 3;
            }
        }, 1));
    }
}
