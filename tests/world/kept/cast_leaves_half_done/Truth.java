package kept.cast_leaves_half_done;

class Truth {
    public static void main(String[] arguments) {
        Box box = new Box();
        try {
            box.put(7);
        } catch (ClassCastException expected) {
            box.use();
        }
    }
}
