package missing.method_of_the_library;

class Truth {
    public static void main(String[] args) {
        Logs.kind(true);
    }
}
