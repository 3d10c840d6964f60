package versions.cloneable_local;

public final class Maker {
    static Object make() {
        class Row  { }
        return new Row();
    }
}
