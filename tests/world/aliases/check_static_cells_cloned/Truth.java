package aliases.check_static_cells_cloned;

class Truth {
    public static void main(String[] args) throws Exception {
        Row.ORIGIN.v = 1;
        Row.first();
    }
}
