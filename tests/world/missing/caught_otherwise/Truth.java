package missing.caught_otherwise;

class Truth {
    public static void main(String[] args) {
        try {
            System.out.println(Reader.lenient().applyAsInt(null));
        } catch (NullPointerException e) {
            System.out.println("null");
        }
    }
}
