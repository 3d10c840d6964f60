package kept.null_by_library;

class Truth {
    public static void main(String[] arguments) {
        Label label = new Label();
        label.text(new Object() {
            @Override
            public String toString() {
                return null;
            }
        });
        label.use();
    }
}
