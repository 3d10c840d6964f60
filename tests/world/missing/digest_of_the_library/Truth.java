package missing.digest_of_the_library;

class Truth {
    public static void main(String[] args) {
        Seal.strength(true);
    }
}
