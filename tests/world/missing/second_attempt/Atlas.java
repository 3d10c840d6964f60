// A class whose initialiser failed for want of another one is not tried again: the second failure is another one.
// generate: missing.second_attempt.Atlas
// remove: MapData.class
package missing.second_attempt;

public final class Atlas {
    private int failures;

    public String find(int place) {
        try {
            return place > Index.size() ? "unknown" : "found";
        } catch (NoClassDefFoundError e) {
            failures++;
            String what = String.valueOf(e.getMessage());
            if (what.startsWith("Could not initialize")) { // tempts
                return "given up";
            }
            return "no data";
        }
    }

    public int failures() {
        return failures;
    }
}
