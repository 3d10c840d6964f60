package inputs.default_method_without_class;

class Truth {
    public static void main(String[] args) {
        Discount third = () -> 33;
        System.out.println(third.apply(10));
    }
}
