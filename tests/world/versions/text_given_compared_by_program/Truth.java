package versions.text_given_compared_by_program;

public class Truth {
    public static void main(String[] args) {
        System.out.println(Name.isFirst(Name.first()));
    }
}
