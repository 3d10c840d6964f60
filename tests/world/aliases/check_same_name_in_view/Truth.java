package aliases.check_same_name_in_view;

class Truth {
    public static void main(String[] args) throws Exception {
        Board.View v = new Board.View();
        Board b = new Board(v);
        v.row[0] = 4;
        b.first();
    }
}
