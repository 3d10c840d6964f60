package aliases.check_boolean_not_from_value_of;

class Truth {
    @SuppressWarnings("removal")
    public static void main(String[] args) {
        Answer.number(new Boolean(false));
    }
}
