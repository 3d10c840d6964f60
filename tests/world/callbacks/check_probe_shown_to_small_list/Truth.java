package callbacks.check_probe_shown_to_small_list;

import java.util.*;
import java.util.function.*;

class Truth {
    public static void main(String[] args) throws Exception {
        Search.find(new AbstractList<Probe>() { public int size() { return 1; } public Probe get(int i) { return null; }
            @Override public boolean contains(Object o) { ((Probe) o).seen++; return false; } });
    }
}
