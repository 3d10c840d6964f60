package versions.copy_of_the_list;

public class Truth {
    public static void main(String[] args) {
        Team t = new Team();
        t.add("a");
        t.names().clear();
        System.out.println(t.names());
    }
}
