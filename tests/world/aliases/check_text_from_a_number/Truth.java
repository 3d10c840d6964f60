package aliases.check_text_from_a_number;

class Truth {
    public static void main(String[] arguments) {
        Tail.of(0);
    }
}
