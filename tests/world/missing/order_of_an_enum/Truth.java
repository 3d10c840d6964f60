package missing.order_of_an_enum;

class Truth {
    public static void main(String[] args) {
        System.out.println(Promotion.higher(Rank.MAJOR, Rank.CAPTAIN));
    }
}
