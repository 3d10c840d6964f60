package writers.check_argument_is_a_subclass;

class Truth {
    public static void main(String[] args) {
        Canvas.paint(new Shape(1) {
            @Override
            public int area() {
                return -1;
            }
        });
    }
}
