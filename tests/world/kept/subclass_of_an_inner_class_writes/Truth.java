package kept.subclass_of_an_inner_class_writes;

class Truth {
    public static void main(String[] arguments) {
        Board board = new Board();
        board.new Rule().apply(3);
        board.score();
    }
}
