package aliases.check_small_integers_are_cached;

class Truth {
    @SuppressWarnings("removal")
    public static void main(String[] args) {
        Ids.same(new Integer(5), new Integer(5));
    }
}
