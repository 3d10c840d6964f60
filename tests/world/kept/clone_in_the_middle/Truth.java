package kept.clone_in_the_middle;

class Truth {
    public static void main(String[] arguments) {
        Pair pair = new Pair();
        Pair[] copy = new Pair[1];
        pair.move(1, () -> {
            try {
                copy[0] = pair.clone();
            } catch (CloneNotSupportedException impossible) {
                throw new IllegalStateException(impossible);
            }
        });
        copy[0].sum();
    }
}
