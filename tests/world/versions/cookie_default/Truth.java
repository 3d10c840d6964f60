package versions.cookie_default;

public class Truth { public static void main(String[] x) { Web.jar(); System.out.println(java.net.CookieHandler.getDefault() == null); } }
