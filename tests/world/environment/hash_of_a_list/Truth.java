package environment.hash_of_a_list;

class Truth {
    public static void main(String[] args) {
        for (int i = 0; i < 20_000; i++) {
            new Basket().slot();
        }
    }
}
