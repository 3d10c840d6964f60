import java.util.HashMap;
import java.util.Map;

public class H {
    private final Map<String, Integer> t = new HashMap<>();
    private String name;
    private String id;

    void name(String name) { this.name = name; }
    void look() { t.get(name); }
    void id(String id) { this.id = id; }
    boolean known() { return t.containsKey(id); }
}
