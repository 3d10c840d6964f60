package versions.class_hands_out_in_its_package;

class Maker {
    public int zero() {
        return 0;
    }

    Part part() {
        return new Part();
    }
}
