// An event may be of a class that is missing here and not where the events come from.
// generate: missing.event_of_another_library.Listener
// remove: TouchEvent.class
package missing.event_of_another_library;

public final class Listener {
    private int touches;

    public String on(Object event) {
        if (event == null) {
            return "nothing";
        }
        if (event instanceof TouchEvent) { // tempts
            touches++;
            return "touch " + touches;
        }
        return "other";
    }
}
