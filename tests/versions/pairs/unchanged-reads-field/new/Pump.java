public class Pump {
    private int rate = 1;

    private int pump(int minutes) {
        int litres = 0;
        for (int i = 0; i < minutes; i++) {
            litres += rate;
        }
        return litres;
    }

    public int run(int minutes) {
        int litres = pump(minutes);
        rate = 4;
        return litres;
    }
}
