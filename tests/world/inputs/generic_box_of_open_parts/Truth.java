package inputs.generic_box_of_open_parts;

class Truth {
    static final class Balloon extends Part {
        @Override
        int grams() {
            return -5;
        }
    }

    public static void main(String[] args) {
        Scale.weigh(new Crate<>(new Balloon()));
    }
}
