package versions.list_only_add;

public class Truth {
    public static void main(String[] x) throws Exception {
        Log n = new Log();
        n.add("a");
        System.out.println(n.add("a"));
    }
}
