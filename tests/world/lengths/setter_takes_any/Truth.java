package lengths.setter_takes_any;

class Truth {
    public static void main(String[] arguments) {
        Window window = new Window();
        window.use(new int[0]);
        window.first();
    }
}
