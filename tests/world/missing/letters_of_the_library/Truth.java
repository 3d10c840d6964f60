package missing.letters_of_the_library;

class Truth {
    public static void main(String[] args) {
        Legacy.readable(true);
    }
}
