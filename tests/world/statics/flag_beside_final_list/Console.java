package statics.flag_beside_final_list;

// The flag is plainly a variable; the list behind the final field beside it is one as well.
// generate: statics.flag_beside_final_list.Console
public final class Console {
    static boolean echo;
    private static final java.util.List<String> LINES = new java.util.ArrayList<>();

    private Console() {}

    public static void print(String line) {
        LINES.add(line);
    }

    public static int shown() {
        int count = LINES.size();
        if (echo && count > 0) { // tempts
            return count;
        }
        return 0;
    }
}
