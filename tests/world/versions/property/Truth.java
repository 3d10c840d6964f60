package versions.property;

public class Truth {
    public static void main(String[] args) {
        Mode.choose(4);
        System.out.println(System.getProperty("versions.mode"));
    }
}
