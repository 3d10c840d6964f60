// Pools are numbered, and their workers are named by the numbers.
// diff: versions.pool_number.E::f
package versions.pool_number;

final class E {
    static int f() {
        new java.util.concurrent.ForkJoinPool(1);
        return 1;
    }
}
