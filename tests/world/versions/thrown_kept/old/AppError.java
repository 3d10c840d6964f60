// The named method is the same; changed code gets at what it holds or gives away.
// diff: versions.thrown_kept.Job::fail
package versions.thrown_kept;

class AppError extends RuntimeException {
    final int n;

    AppError(int n) {
        this.n = n;
    }

    int code() {
        return n;
    }
}
