public class Audit {
    private int checks;

    public boolean allow(int user, int door) {
        return known(user) & known(door);
    }

    private boolean known(int id) {
        checks++;
        return id > 0;
    }
}
