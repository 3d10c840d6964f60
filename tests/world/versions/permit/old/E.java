// Who waits takes the permit of the thread.
// diff: versions.permit.E::f
package versions.permit;

final class E {
    static int f() {
        java.util.concurrent.locks.LockSupport.parkNanos(1);
        return 1;
    }
}
