package versions.suppressed_of_returned;

public final class Report {
    RuntimeException make(int n) {
        RuntimeException all = new RuntimeException("failed");
        for (int i = 0; i < 2; i++) if (n > i) all.addSuppressed(new RuntimeException("part " + 0));
        return all;
    }
}
