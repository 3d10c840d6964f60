package lengths.one_of_two_grows;

class Truth {
    public static void main(String[] arguments) {
        Columns columns = new Columns();
        columns.widen();
        columns.widen();
        columns.sum(2);
    }
}
