abstract class Device {
    int most() {
        return 2;
    }
}
