package missing.other_base;

abstract class Car {
    int seats() {
        return 5;
    }
}
