package writers.check_action_changes_box;

class Truth {
    public static void main(String[] args) {
        Box box = new Box();
        Guard.around(box, () -> box.set(4));
    }
}
