package missing.enum_method;

class Truth {
    public static void main(String[] args) {
        System.out.println(Level.HIGH.next());
    }
}
