package missing.abstract_base;

class Truth {
    public static void main(String[] args) {
        Shape shape = new Shape() {
            @Override
            protected int side() {
                return -3;
            }
        };
        System.out.println(shape.area());
    }
}
