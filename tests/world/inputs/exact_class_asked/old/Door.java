// Tempts: a badge is a Badge, and no subclass is on the class path.
// diff: inputs.exact_class_asked.Door::opens(inputs.exact_class_asked.Badge)
package inputs.exact_class_asked;

public final class Door {
    private Door() {}

    public static boolean opens(Badge badge) {
        return badge != null && badge.level() > 2;
    }
}
