package versions.given_to_callback;

public interface Visitor { void see(Item i); }
