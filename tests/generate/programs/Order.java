import java.util.*;
/** Made by a builder only; an enum with decisions of its own. */
public class Order {
    public enum Status { NEW, PAID, SHIPPED, CANCELLED;
        public boolean canGo(Status to) { return switch (this) { case NEW -> to == PAID || to == CANCELLED; case PAID -> to == SHIPPED || to == CANCELLED; default -> false; }; } }
    private final String id; private Status status = Status.NEW; private final List<Integer> lines; private final boolean express;
    private Order(Builder b) { id = b.id; lines = b.lines; express = b.express; }
    public static class Builder {
        private String id; private final List<Integer> lines = new ArrayList<>(); private boolean express;
        public Builder id(String id) { this.id = id; return this; }
        public Builder line(int cents) { if (cents <= 0) throw new IllegalArgumentException(); lines.add(cents); return this; }
        public Builder express() { express = true; return this; }
        public Order build() { if (id == null || lines.isEmpty()) throw new IllegalStateException("incomplete"); return new Order(this); }
    }
    public int total() { int t = 0; for (int l : lines) t += l; return express && t < 5000 ? t + 500 : t; }
    public boolean move(Status to) { if (to == null || !status.canGo(to)) return false; status = to; return true; }
    public boolean refundable() { return status == Status.CANCELLED && total() > 1000 || status == Status.PAID; }
}
