/** A board of nine places on which two players take turns. That it is full without a winner takes nine calls that fit. */
public class Noughts {
    private final int[][] places = new int[3][3];
    private int taken;
    private int winner;

    /** Whose turn it is is a matter of how many places are taken. */
    public boolean take(int row, int column) {
        if (winner != 0 || row < 0 || row > 2 || column < 0 || column > 2 || places[row][column] != 0) {
            return false;
        }
        int player = taken % 2 + 1;
        places[row][column] = player;
        taken++;
        if (owns(player, row, 0, 0, 1) || owns(player, 0, column, 1, 0) || owns(player, 0, 0, 1, 1) || owns(player, 0, 2, 1, -1)) {
            winner = player;
        }
        return true;
    }

    private boolean owns(int player, int row, int column, int down, int right) {
        for (int i = 0; i < 3; i++) {
            if (places[row + i * down][column + i * right] != player) {
                return false;
            }
        }
        return true;
    }

    public String result() {
        if (winner != 0) {
            return "player " + winner;
        }
        return taken == 9 ? "nobody" : "open";
    }
}
