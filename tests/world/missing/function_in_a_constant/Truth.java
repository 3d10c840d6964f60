package missing.function_in_a_constant;

class Truth {
    public static void main(String[] args) {
        System.out.println(Rules.DISCOUNT.applyAsInt(100));
    }
}
