package environment.follow_redirects_was_set;

public class Truth {
    public static void main(String[] args) {
        java.net.HttpURLConnection.setFollowRedirects(false);
        Web.mode(1);
    }
}
