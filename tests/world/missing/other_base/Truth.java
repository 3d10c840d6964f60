package missing.other_base;

class Truth {
    public static void main(String[] args) {
        System.out.println(Sedan.DEMO.seats());
    }
}
