package versions.redirects_no_longer_asked;

// diff: versions.redirects_no_longer_asked.Work::add
import java.net.HttpURLConnection;
public final class Work {
    private Work() {}

    public static int add(int n) {
        return HttpURLConnection.getFollowRedirects() ? n + 1 : n;
    }
}
