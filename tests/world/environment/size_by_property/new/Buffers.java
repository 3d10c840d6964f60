package environment.size_by_property;

public final class Buffers {
    private Buffers() {
    }

    public static long size(int count) {
        return Long.getLong("environment.buffers.size", 64L) * Math.max(count, 1);
    }
}
