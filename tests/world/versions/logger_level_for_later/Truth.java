package versions.logger_level_for_later;

public class Truth { static java.util.logging.Logger keep = java.util.logging.Logger.getLogger("app"); public static void main(String[] a) { Log.quiet(); System.out.println(Log.loud()); } }
