package writers.check_leaking_constructor;

class Truth {
    public static void main(String[] args) {
        new Badge(7) {
            @Override
            protected void announced() {
                number();
            }
        };
    }
}
