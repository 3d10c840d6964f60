package versions.property_by_initialiser;

public final class Setup { static { System.setProperty("app.size", "6"); } static void run() { } }
