package kept.exception_leaves_half_done;

class Truth {
    public static void main(String[] arguments) {
        Door door = new Door();
        try {
            door.use(2);
        } catch (ArrayIndexOutOfBoundsException expected) {
            door.enter();
        }
    }
}
