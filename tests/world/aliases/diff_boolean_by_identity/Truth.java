package aliases.diff_boolean_by_identity;

class Truth {
    @SuppressWarnings("removal")
    public static void main(String[] args) {
        System.out.println(Option.isSet(new Boolean(true)));
    }
}
