package missing.missing_interface;

final class SoftLamp implements Dimmable {
    @Override
    public int step() {
        return 2;
    }
}
