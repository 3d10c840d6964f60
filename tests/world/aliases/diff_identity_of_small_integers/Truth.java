package aliases.diff_identity_of_small_integers;

class Truth {
    @SuppressWarnings("removal")
    public static void main(String[] args) {
        System.out.println(Vote.agree(new Integer(3), 3));
    }
}
