package aliases.check_equal_names_differ;

class Truth {
    public static void main(String[] args) {
        Names.isAdmin(new String("root"));
    }
}
