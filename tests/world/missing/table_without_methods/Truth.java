package missing.table_without_methods;

class Truth {
    public static void main(String[] args) {
        System.out.println(Tariff.STEPS[1]);
    }
}
