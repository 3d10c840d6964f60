package m;

import java.util.ArrayList;
import java.util.List;

public class Meter {
    private int total;
    private int count;
    private final List<String> log = new ArrayList<>();

    public void add(int x) {
        total += x;
        count++;
        log.add("+" + x);
    }

    public int total() {
        return total;
    }

    public int count() {
        return count;
    }

    public String log() {
        return String.join(",", log);
    }

    public int limited(int x) {
        if (x > 10) {
            throw new IllegalArgumentException("more than 10");
        }
        return x;
    }

    public boolean busy() {
        return count > 2;
    }
}
