package callbacks.text_that_throws;

class Truth {
    public static void main(String[] args) {
        Printer.print(new Document() {
            @Override
            public String toString() {
                throw new IllegalStateException("no text yet");
            }
        });
    }
}
