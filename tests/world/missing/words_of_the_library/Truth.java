package missing.words_of_the_library;

class Truth {
    public static void main(String[] args) {
        Holiday.month(true);
    }
}
