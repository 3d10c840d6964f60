package versions.holder_gone;

final class Pool {
    private Pool() {}

    static Pool get() {
        return new Pool();
    }
}
