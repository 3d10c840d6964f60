package environment.user_interaction_was_set;

public class Truth {
    public static void main(String[] args) {
        java.net.URLConnection.setDefaultAllowUserInteraction(true);
        Work.plain();
    }
}
