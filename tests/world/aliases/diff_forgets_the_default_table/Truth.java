package aliases.diff_forgets_the_default_table;

class Truth {
    public static void main(String[] args) {
        System.out.println(Rates.isOwn(Rates.DEFAULTS));
    }
}
