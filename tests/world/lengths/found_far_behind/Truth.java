package lengths.found_far_behind;

class Truth {
    public static void main(String[] arguments) {
        new Found().put(900);
    }
}
