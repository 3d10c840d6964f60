package versions.text_kept_twice;

public class Truth {
    public static void main(String[] args) {
        Name.set(1);
        System.out.println(Name.isOne());
    }
}
