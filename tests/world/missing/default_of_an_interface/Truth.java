package missing.default_of_an_interface;

class Truth {
    public static void main(String[] args) {
        Scorer twice = hits -> 2 * hits;
        System.out.println(twice.bonus(3));
    }
}
