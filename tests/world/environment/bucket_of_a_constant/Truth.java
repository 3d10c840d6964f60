package environment.bucket_of_a_constant;

class Truth {
    public static void main(String[] args) {
        for (int i = 0; i < 20_000; i++) {
            Route.bucket(i);
        }
    }
}
