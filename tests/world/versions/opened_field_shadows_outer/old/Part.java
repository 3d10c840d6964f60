// The same with a field.
// diff:
package versions.opened_field_shadows_outer;

class Part {
    private int one = 1;

    int twice(int x) { return x * 2; }
}
