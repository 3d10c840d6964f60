import obligato.Obligato;

/** The toll of a truck, with what its tests have to see. */
public class Toll {

    static int toll(int weight, int axles) {
        Obligato.assume(axles > 0);
        Obligato.label("heavy and short", weight / axles > 9_000);
        return weight / axles > 9_000 ? 2 : 1;
    }
}
