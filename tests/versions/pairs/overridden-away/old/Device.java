abstract class Device {
    int most() {
        return 1;
    }
}
