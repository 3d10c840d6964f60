package statics.check_current_user;

public class Truth {
    public static void main(String[] args) {
        Session.login("");
        Session.greet(true);
    }
}
