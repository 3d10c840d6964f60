package environment.forgotten_listener;

class Truth {
    public static void main(String[] args) throws InterruptedException {
        Bus bus = new Bus();
        for (int i = 0; i < 200; i++) {
            bus.listeners();
            System.gc();
            Thread.sleep(5);
        }
    }
}
