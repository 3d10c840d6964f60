package aliases.check_exchanged_text;

class Truth {
    public static void main(String[] arguments) {
        Cell.of("a", "a");
    }
}
