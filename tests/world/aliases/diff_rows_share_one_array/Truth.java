package aliases.diff_rows_share_one_array;

class Truth {
    public static void main(String[] args) {
        int[][] grid = Grid.make();
        grid[0][0] = 1;
        System.out.println(grid[1][0]);
    }
}
