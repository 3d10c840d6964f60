// Two classes without a name change places: each is still there, under the number of the other.
// diff: versions.anonymous_swapped.Ops::first
package versions.anonymous_swapped;

final class Ops {
    static Op first() { return new Op() { public int of(int x) { return x + 1; } }; }
    static Op second() { return new Op() { public int of(int x) { return x * 7 - 3; } }; }
}
