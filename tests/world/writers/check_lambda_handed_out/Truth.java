package writers.check_lambda_handed_out;

class Truth {
    public static void main(String[] args) {
        Valve valve = new Valve();
        valve.handle().accept(101);
        valve.flow();
    }
}
