package aliases.diff_holder_of_argument_or_copy;

// What is held is equal, but one version holds the caller's array itself.
// diff: aliases.diff_holder_of_argument_or_copy.Holders::of
public class Holders {
    public static Holder of(int[] content) {
        if (content.length != 1) {
            return null;
        }
        return new Holder(new int[] {content[0]});
    }
}
