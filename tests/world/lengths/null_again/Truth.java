package lengths.null_again;

class Truth {
    public static void main(String[] arguments) {
        Closed closed = new Closed();
        closed.close();
        closed.size();
    }
}
