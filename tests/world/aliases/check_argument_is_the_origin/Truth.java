package aliases.check_argument_is_the_origin;

class Truth {
    public static void main(String[] args) {
        Point.moved(Point.ORIGIN);
    }
}
