package aliases.diff_wrapper_of_the_argument;

class Truth {
    public static void main(String[] args) {
        Cell cell = new Cell();
        Wrap wrap = new Wrap(cell);
        cell.value = 4;
        System.out.println(wrap.get());
    }
}
