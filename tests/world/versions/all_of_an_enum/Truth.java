package versions.all_of_an_enum;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Plan.days());
    }
}
