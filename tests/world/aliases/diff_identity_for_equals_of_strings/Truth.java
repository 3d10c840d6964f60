package aliases.diff_identity_for_equals_of_strings;

class Truth {
    public static void main(String[] args) {
        System.out.println(Unit.factor(new String("km")));
    }
}
