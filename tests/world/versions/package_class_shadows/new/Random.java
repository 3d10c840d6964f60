package versions.package_class_shadows;

final class Random {
    Random(int seed) {}

    int nextInt(int n) {
        return -1;
    }
}
