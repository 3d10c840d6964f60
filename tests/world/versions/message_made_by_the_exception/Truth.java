package versions.message_made_by_the_exception;

public class Truth {
    public static void main(String[] args) {
        try {
            Refused.check(12);
        } catch (Refused e) {
            System.out.println(e.getMessage());
        }
    }
}
