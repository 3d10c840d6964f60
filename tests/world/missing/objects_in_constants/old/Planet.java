// Objects that only the class itself makes, without methods: a private constructor computes what callers read.
// diff:
package missing.objects_in_constants;

public final class Planet {
    public static final Planet INNER = new Planet(3);
    public static final Planet OUTER = new Planet(40);

    public final int distance;
    public final int year;

    private Planet(int distance) {
        this.distance = distance;
        this.year = distance * distance;
    }
}
