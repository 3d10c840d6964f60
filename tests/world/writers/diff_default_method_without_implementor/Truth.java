package writers.diff_default_method_without_implementor;

class Truth {
    public static void main(String[] args) {
        Metered metered = () -> 80;
        System.out.println(metered.billed());
    }
}
