package kept.superclass_constructor_calls_hook;

class Truth {
    public static void main(String[] arguments) {
        new Leaf();
    }
}
