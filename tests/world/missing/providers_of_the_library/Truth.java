package missing.providers_of_the_library;

class Truth {
    public static void main(String[] args) {
        Tools.count(true);
    }
}
