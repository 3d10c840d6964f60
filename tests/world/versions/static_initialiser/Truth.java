package versions.static_initialiser;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Names.ALL);
    }
}
