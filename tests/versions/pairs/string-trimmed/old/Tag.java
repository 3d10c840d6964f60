public class Tag {
    public static int size(String tag) {
        if (tag == null) {
            return 0;
        }
        return tag.length();
    }
}
