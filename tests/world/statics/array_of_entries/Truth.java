package statics.array_of_entries;

public class Truth {
    public static void main(String[] args) {
        Tariff.first().setValue(3);
        Tariff.price();
    }
}
