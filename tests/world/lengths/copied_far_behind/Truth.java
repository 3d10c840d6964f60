package lengths.copied_far_behind;

class Truth {
    public static void main(String[] arguments) {
        new Copied().put(900);
    }
}
