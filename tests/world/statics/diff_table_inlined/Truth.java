package statics.diff_table_inlined;

public class Truth {
    public static void main(String[] args) {
        Rates.table()[1] = 11;
        System.out.println(Rates.rate(1));
    }
}
