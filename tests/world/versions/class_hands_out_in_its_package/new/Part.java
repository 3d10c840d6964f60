package versions.class_hands_out_in_its_package;

class Part {
    int count() {
        return 2;
    }
}
