import java.util.function.Supplier;

public class Report {
    private int lines;
    private static final String[] NAMES = {"low", "mid", "high"};

    public int lines() {
        return lines;
    }

    public String line(int value) {
        Row row = new Row();
        row.level = value < 10 ? 0 : value < 100 ? 1 : 2;
        Supplier<String> text = () -> row.name() + ":" + value;
        lines++;
        return text.get();
    }

    private static class Row {
        private String name() {
            return NAMES[level];
        }

        private int level;
    }
}
