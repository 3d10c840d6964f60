package versions.id_generator;

final class Ids {
    private long last;

    String next() {
        last++;
        return "id" + (last < 10 ? last : last + 1);
    }
}
