package lengths.overflow_of_the_size;

class Truth {
    public static void main(String[] arguments) {
        Doubling doubling = new Doubling();
        doubling.make(1 << 30);
        doubling.first(true);
    }
}
