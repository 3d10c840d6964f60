// A private table that is never changed and never handed out, read by a private class.
// check: missing.kept_private_table.Grades::of(int) => HOLDS
package missing.kept_private_table;

public final class Grades {
    private static final int[] FLOORS = {0, 50, 70, 90};

    private static final class Finder {
        int find(int points) {
            int grade = 0;
            for (int i = 1; i < 4; i++) {
                if (points >= FLOORS[i]) {
                    grade = i;
                }
            }
            return grade;
        }
    }

    private Grades() {
    }

    public static int of(int points) {
        int grade = new Finder().find(points);
        assert grade == 0 || points >= 50 : grade;
        return grade;
    }
}
