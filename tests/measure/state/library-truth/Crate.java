import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

class Crate {
    private final List<Integer> items = new ArrayList<>();
    private final Map<String, Integer> places = new LinkedHashMap<>();
    private int sum;
    private String tag;
    private boolean sealed;

    void add(int item) {
        items.add(item);
        places.put("item " + item, items.size());
        sum += item;
    }

    void tag(String tag) {
        this.tag = tag;
        sealed = true;
    }

    List<Integer> items() {
        return items;
    }

    Map<String, Integer> places() {
        return places;
    }

    int sum() {
        return sum;
    }

    String tag() {
        return tag;
    }
}
