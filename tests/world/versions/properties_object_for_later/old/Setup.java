package versions.properties_object_for_later;

public final class Setup { static void run(boolean b) { System.getProperties().put("app.on", "" + b); } }
