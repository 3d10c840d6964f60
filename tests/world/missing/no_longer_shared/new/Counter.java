package missing.no_longer_shared;

public class Counter {
    int count;
    final String name;

    Counter(String name) {
        this.name = name;
    }
}
