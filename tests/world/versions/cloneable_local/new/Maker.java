package versions.cloneable_local;

public final class Maker {
    static Object make() {
        class Row implements Mark { }
        return new Row();
    }
}
