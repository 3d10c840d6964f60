package versions.read_where_it_was_handed_out;

final class Store {
    private static final Box BOX = new Box();

    static Box box() {
        return BOX;
    }

    static void load() {
        BOX.value = Source.next();
    }
}
