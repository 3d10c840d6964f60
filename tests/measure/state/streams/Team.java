import java.util.*;
import java.util.stream.*;
class Team {
    private final List<Player> players = new ArrayList<>();
    private String motto;
    static final class Player {
        private final String name;
        private final int points;
        private final int number;
        Player(String name, int points, int number) {
            this.name = name;
            this.points = points;
            this.number = number;
        }
    }
    Team(String motto) {
        this.motto = motto;
    }
    void add(String name, int points, int number) {
        players.add(new Player(name, points, number));
    }
    String best() {
        return players.stream().filter(p -> p.points > 3).map(p -> p.name).sorted().collect(Collectors.joining(","));
    }
}
