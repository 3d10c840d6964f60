package versions.removed_override;

public class Truth {
    public static void main(String[] args) {
        System.out.println(new Special().rate());
    }
}
