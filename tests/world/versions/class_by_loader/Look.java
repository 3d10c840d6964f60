package versions.class_by_loader;

final class Look {
    static boolean isThere() {
        try {
            return Look.class.getClassLoader().loadClass("versions.class_by_loader.Extra") != null;
        } catch (ClassNotFoundException gone) {
            return false;
        }
    }
}
