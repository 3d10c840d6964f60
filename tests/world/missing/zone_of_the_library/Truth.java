package missing.zone_of_the_library;

class Truth {
    public static void main(String[] args) {
        Office.offset(true);
    }
}
