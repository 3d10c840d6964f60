package missing.record_in_private;

class Truth {
    public static void main(String[] args) {
        System.out.println(Stock.of(-4).amount());
    }
}
