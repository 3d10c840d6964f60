package kept.overflow;

class Truth {
    public static void main(String[] arguments) {
        Ticks ticks = new Ticks();
        for (int i = 0; i < 128; i++) {
            ticks.tick();
        }
        ticks.now();
    }
}
