package callbacks.item_text_enters_counter;

class Truth {
    public static void main(String[] args) {
        Counter c = new Counter();
        c.show(new Item(1) {
            @Override
            public String toString() {
                c.hit();
                return "x";
            }
        });
    }
}
