package shop;

/** Has the name of JUnit's annotation; its package has a List of its own. */
public class Test {
    public static int use(List list, java.util.List<Integer> other) {
        return list == null ? 0 : other != null && list.size > 2 ? other.size() : 1;
    }
}
