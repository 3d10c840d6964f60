package inputs.small_numbers_compared_as_objects;

class Truth {
    @SuppressWarnings({"deprecation", "removal"})
    public static void main(String[] args) {
        System.out.println(Die.isPair(new Integer(3), 3));
    }
}
