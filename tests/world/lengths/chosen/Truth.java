package lengths.chosen;

class Truth {
    public static void main(String[] arguments) {
        new Chosen(false).at(2);
    }
}
