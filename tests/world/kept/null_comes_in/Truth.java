package kept.null_comes_in;

class Truth {
    public static void main(String[] arguments) {
        Label label = new Label();
        label.set(null);
        label.width();
    }
}
