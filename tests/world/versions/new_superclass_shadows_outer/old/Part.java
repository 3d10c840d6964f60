// What a new superclass brings shadows what is around classes below.
// diff:
package versions.new_superclass_shadows_outer;

class Part {
    static int twice(int x) { return x * 2; }
}
