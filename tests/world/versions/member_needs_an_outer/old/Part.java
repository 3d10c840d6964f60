// A nested class is no longer static, so that its constructor takes the object around.
// diff: => DIFFERENT
package versions.member_needs_an_outer;

final class Part {
    static final class Inside {
        int one() { return 1; }
    }
}
