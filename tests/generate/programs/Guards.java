/** What people write: guard clauses, De Morgan, double negation, long chains, flags. */
public class Guards {
    private boolean ready;
    private int tries;

    public String login(String user, String password, boolean admin) {
        if (user == null || password == null || user.isEmpty() || !(password.length() >= 2)) {
            return "missing";
        }
        if (!(ready || admin)) {
            return "closed";
        }
        if (!user.equals("root") == admin) {
            return "rights";
        }
        boolean right = password.charAt(0) == 'x' && !(password.charAt(1) == 'y' && !admin);
        if (!right) {
            tries++;
        }
        return right ? "in" : tries > 1 ? "locked" : "again";
    }

    public void open(int hour) {
        ready = !(hour < 8 || hour >= 18) ^ hour == 12;
    }
}
