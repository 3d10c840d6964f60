package inputs.check_list_of_super;

// An element of an ArrayList<? super Leaf> need not be a Leaf.
// check: inputs.check_list_of_super.Show::leaf(java.util.ArrayList)
import java.util.ArrayList;

public final class Show {
    public static boolean leaf(ArrayList<? super Leaf> parts) {
        if (parts == null || parts.size() != 1 || parts.get(0) == null) {
            return false;
        }
        boolean leaf = parts.get(0) instanceof Leaf;
        assert leaf;
        return leaf;
    }
}
final class Leaf { }
