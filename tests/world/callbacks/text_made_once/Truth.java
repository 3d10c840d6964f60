package callbacks.text_made_once;

class Truth {
    public static void main(String[] args) {
        System.out.println(Header.line(new Title() {
            private int calls;

            @Override
            public String toString() {
                return "t" + calls++;
            }
        }));
    }
}
