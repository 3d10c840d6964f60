// A private method that an inner class calls can be overridden now.
// diff: versions.private_method_opened.Part$Inside::asked
package versions.private_method_opened;

class Part {
    private int one() { return 1; }

    final class Inside {
        int asked() { return one(); }
    }
}
