package versions.annotation_is_read;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Titles.of());
    }
}
