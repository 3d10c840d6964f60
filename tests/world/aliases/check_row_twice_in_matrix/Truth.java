package aliases.check_row_twice_in_matrix;

class Truth {
    public static void main(String[] args) {
        int[] row = new int[1];
        Matrix.mark(new int[][] {row, row});
    }
}
