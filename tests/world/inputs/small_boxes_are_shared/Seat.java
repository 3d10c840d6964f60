// Tempts: boxes of small numbers are the same object, if they come from `valueOf`.
// check: inputs.small_boxes_are_shared.Seat::same(Integer,Integer)
package inputs.small_boxes_are_shared;

final class Seat {
    private Seat() {}

    static boolean same(Integer mine, Integer yours) {
        if (mine == null || yours == null || mine < 1 || mine > 60) {
            return false;
        }
        boolean equal = mine.equals(yours);
        if (equal) {
            assert mine == yours : "two boxes for one seat";
        }
        return equal;
    }
}
