package versions.thrown_kept;

class AppError extends RuntimeException {
    final int n;

    AppError(int n) {
        this.n = n;
    }

    int code() {
        return n + 1;
    }
}
