package inputs.tax_class_extended;

class Truth {
    public static void main(String[] args) {
        Invoice.gross(100, new Tax() {
            @Override
            int percent(int amount) {
                return -50;
            }
        });
    }
}
