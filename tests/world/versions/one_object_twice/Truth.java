package versions.one_object_twice;

public class Truth {
    public static void main(String[] args) {
        int[][] g = Grid.blank(2);
        g[0][0] = 5;
        System.out.println(g[1][0]);
    }
}
