package writers.check_protected_field_in_subclass;

class Truth {
    static class Odd extends Queue {
        Odd() {
            hasSecond = true;
        }
    }

    public static void main(String[] args) {
        new Odd().isEmpty();
    }
}
