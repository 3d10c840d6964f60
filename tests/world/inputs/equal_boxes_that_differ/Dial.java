// Tempts: small boxes from `valueOf` are shared; `new Integer(5)` is another object with the same number.
// generate: inputs.equal_boxes_that_differ.Dial
package inputs.equal_boxes_that_differ;

final class Dial {
    private Dial() {}

    static int compare(Integer left, Integer right) {
        if (left == null || right == null) {
            return -1;
        }
        int l = left;
        int r = right;
        if (l < 0 || l > 9 || r < 0 || r > 9) {
            return -2;
        }
        if (l == r && left != right) { // tempts
            return 1;
        }
        return 0;
    }
}
