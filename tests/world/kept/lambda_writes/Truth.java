package kept.lambda_writes;

class Truth {
    public static void main(String[] arguments) {
        Credits credits = new Credits();
        Runnable spend = credits.spender();
        spend.run();
        spend.run();
        credits.show();
    }
}
