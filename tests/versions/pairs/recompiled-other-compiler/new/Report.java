import java.util.function.Supplier;

public class Report {
    private static final String[] NAMES = {"low", "mid", "high"};
    private int lines;

    private static class Row {
        private int level;

        private String name() {
            return NAMES[level];
        }
    }

    public String line(int value) {
        Row row = new Row();
        row.level = value < 10 ? 0 : value < 100 ? 1 : 2;
        Supplier<String> text = () -> row.name() + ":" + value;
        lines++;
        return text.get();
    }

    public int lines() {
        return lines;
    }
}
