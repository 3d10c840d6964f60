package inputs.default_method_without_class;

public interface Discount {
    int percent();

    default int apply(int price) {
        return price * (100 - percent()) / 100;
    }
}
