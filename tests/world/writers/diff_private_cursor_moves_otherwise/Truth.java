package writers.diff_private_cursor_moves_otherwise;

class Truth {
    public static void main(String[] args) {
        Tape tape = new Tape();
        tape.back().step();
        System.out.println(tape.at());
    }
}
