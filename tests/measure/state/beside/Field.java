class Cell {
    int hits;
    int misses;
}

/** What is written through a reference that was found by an index. */
class Field {
    int x;
    int y;
    int row;
    final Cell[] cells = { new Cell(), new Cell(), new Cell() };
    final int[][] grid = new int[3][3];

    void hit() {
        cells[x].hits = 5;
    }

    void miss() {
        cells[y].misses = 5;
    }

    void mark() {
        grid[row][1] = 7;
    }
}
