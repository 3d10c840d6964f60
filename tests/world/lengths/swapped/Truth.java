package lengths.swapped;

class Truth {
    public static void main(String[] arguments) {
        Swapped swapped = new Swapped();
        swapped.swap();
        swapped.third();
    }
}
