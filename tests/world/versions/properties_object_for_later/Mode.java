// The same by System.getProperties().put in another class and Boolean.getBoolean.
// diff: versions.properties_object_for_later.Mode::on
package versions.properties_object_for_later;

public final class Mode { static boolean on() { return Boolean.getBoolean("app.on"); } }
