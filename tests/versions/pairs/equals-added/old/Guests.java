import java.util.ArrayList;
import java.util.List;

public class Guests {
    public static boolean known(int invited, int came) {
        List<Guest> list = new ArrayList<>();
        list.add(new Guest(invited));
        return list.contains(new Guest(came));
    }
}
