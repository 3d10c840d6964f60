package missing.module_of_the_library;

class Truth {
    public static void main(String[] args) {
        Store.kind(3);
    }
}
