package versions.redirects_no_longer_asked;

public class Truth {
    public static void main(String[] args) {
        java.net.HttpURLConnection.setFollowRedirects(false);
        System.out.println(Work.add(1));
    }
}
