package aliases.check_cells_cloned_array;

class Truth {
    public static void main(String[] args) throws Exception {
        Cell c = new Cell();
        Row r = new Row(c);
        c.v = 1;
        r.first();
    }
}
