package inputs.exact_class_asked;

public final class Door {
    private Door() {}

    public static boolean opens(Badge badge) {
        return badge != null && badge.getClass() == Badge.class && badge.level() > 2;
    }
}
