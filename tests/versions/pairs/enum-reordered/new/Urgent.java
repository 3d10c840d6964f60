public class Urgent {
    public static boolean is(Priority priority) {
        return priority != null && priority.ordinal() > 1;
    }
}
