package aliases.check_swap_by_sum;

class Truth {
    public static void main(String[] args) {
        Cell cell = new Cell(3);
        Swap.swap(cell, cell);
    }
}
