package versions.timezone_for_later;

public class Truth { public static void main(String[] a) { Zone.use("GMT+02:00"); System.out.println(Zone.utc()); } }
