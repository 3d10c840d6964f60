package kept.argument_is_changed_later;

class Truth {
    public static void main(String[] arguments) {
        Price.Item item = new Price.Item(1);
        item.reduce(2);
        Price.of(item);
    }
}
