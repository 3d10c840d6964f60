package aliases.check_text_in_a_table_by_identity;

class Truth {
    public static void main(String[] arguments) {
        Table.of("ab");
    }
}
