package versions.flush_dropped;

public final class Log { static void line(String s) { System.out.print(s);  } }
