// Tempts: the depth is one inside a walk, because the part's accept does nothing here.
// check: callbacks.visitor_walks_again.Walker::walk(callbacks.visitor_walks_again.Part)
package callbacks.visitor_walks_again;

class Part {
    void accept() {
        // a leaf
    }
}

public final class Walker {
    private static int depth;

    private Walker() {}

    public static int walk(Part part) {
        if (part == null) {
            return 0;
        }
        depth = depth < 0 ? 1 : depth + 1;
        assert depth == 1 : "walks in a walk";
        part.accept();
        depth = 0;
        return 1;
    }
}
