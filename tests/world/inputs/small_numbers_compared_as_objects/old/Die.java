// Tempts: boxes of one to six are shared, so `==` does, if they come from `valueOf`.
// diff: inputs.small_numbers_compared_as_objects.Die::isPair(Integer,Integer)
package inputs.small_numbers_compared_as_objects;

final class Die {
    private Die() {}

    static boolean isPair(Integer first, Integer second) {
        if (first == null || second == null || first < 1 || first > 6 || second < 1 || second > 6) {
            return false;
        }
        return first == second || first.equals(second);
    }
}
