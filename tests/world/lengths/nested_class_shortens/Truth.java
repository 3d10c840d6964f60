package lengths.nested_class_shortens;

class Truth {
    public static void main(String[] arguments) {
        Outer outer = new Outer();
        outer.shorter().run();
        outer.last();
    }
}
