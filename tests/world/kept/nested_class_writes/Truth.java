package kept.nested_class_writes;

class Truth {
    public static void main(String[] arguments) {
        Level level = new Level();
        level.editor().lower();
        level.show();
    }
}
