package environment.lines_by_the_machine;

public final class Poem {
    private Poem() {
    }

    public static String verse(boolean last) {
        return String.format("%s%n", last ? "end" : "begin");
    }
}
