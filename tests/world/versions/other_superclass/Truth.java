package versions.other_superclass;

public class Truth {
    public static void main(String[] args) {
        System.out.println(new Cat().sound());
    }
}
