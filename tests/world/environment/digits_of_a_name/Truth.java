package environment.digits_of_a_name;

class Truth {
    public static void main(String[] args) {
        for (int i = 0; i < 20_000; i++) {
            new Node().code();
        }
    }
}
