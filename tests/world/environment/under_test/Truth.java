package environment.under_test;

class Truth {
    public static void main(String[] args) {
        Mode.retries(2);
    }
}

final class Fixture {
}
