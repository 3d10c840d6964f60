package aliases.equal_boxes_are_two_objects;

// Two integers can be equal and small and still be two objects: not all of them come from the cache.
// generate: aliases.equal_boxes_are_two_objects.Pairing
public class Pairing {
    public static String compare(Integer a, Integer b) {
        if (a == null || b == null) {
            return "none";
        }
        if (a == b) {
            return "same";
        }
        if (a.equals(b) && a < 100 && a > 0) { // tempts
            return "equal";
        }
        return "other";
    }
}
