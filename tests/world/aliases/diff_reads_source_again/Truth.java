package aliases.diff_reads_source_again;

class Truth {
    public static void main(String[] args) {
        Purse purse = new Purse(5);
        Bank.move(purse, purse);
        System.out.println(purse.coins);
    }
}
