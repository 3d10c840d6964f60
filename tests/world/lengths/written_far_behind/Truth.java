package lengths.written_far_behind;

class Truth {
    public static void main(String[] arguments) {
        new Far().put(900, 7);
    }
}
