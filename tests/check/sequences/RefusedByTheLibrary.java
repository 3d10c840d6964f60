// check: RefusedByTheLibrary::audit
// verdict: VIOLATED
// witness: new RefusedByTheLibrary()[].remove(int)[int 0] throws(java.lang.IndexOutOfBoundsException)
import java.util.ArrayList;
import java.util.List;

public class RefusedByTheLibrary {
    private final List<Integer> items = new ArrayList<>();
    private int added;
    private int removed;

    public void add(int x) {
        items.add(x);
        added++;
    }

    public void remove(int at) {
        removed++;
        items.remove(at);
    }

    public void audit() {
        assert items.size() == added - removed;
    }
}
