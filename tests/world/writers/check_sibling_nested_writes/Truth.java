package writers.check_sibling_nested_writes;

class Truth {
    public static void main(String[] args) {
        Game.Player player = new Game.Player();
        new Game.Referee().sendOff(player);
        player.play();
    }
}
