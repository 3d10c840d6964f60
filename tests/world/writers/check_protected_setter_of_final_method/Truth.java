package writers.check_protected_setter_of_final_method;

class Truth {
    static class Loose extends Limit {
        Loose() {
            most(11);
        }
    }

    public static void main(String[] args) {
        new Loose().ask(1);
    }
}
