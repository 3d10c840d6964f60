package missing.other_base;

abstract class Van {
    int seats() {
        return 8;
    }
}
