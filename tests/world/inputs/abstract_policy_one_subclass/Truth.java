package inputs.abstract_policy_one_subclass;

class Truth {
    public static void main(String[] args) {
        Gate.enter(new Policy() {
            @Override
            int allowed(int wanted) {
                return 1;
            }
        }, 3);
    }
}
