package versions.default_method;

public interface Priced {
    int price();

    default int gross() {
        return price() + price() / 5;
    }
}
