package writers.check_sibling_nested_writes;

// Two nested classes beside each other: the referee writes the private field of a player.
// check: writers.check_sibling_nested_writes.Game$Player::play()
public final class Game {
    public static final class Player {
        private int lives = 3;

        public int play() {
            assert lives > 0 : "out of the game";
            return lives;
        }
    }

    public static final class Referee {
        public void sendOff(Player player) {
            player.lives = 0;
        }
    }

    private Game() {
    }
}
