import java.util.Map;

public class Filler {
    public static void fill(Map<String, String> table) {
        table.put("mode", "b");
    }
}
