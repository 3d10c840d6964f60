package statics.diff_constant_of_interface;

// A constant that callers compile in; the interface has no code at all.
public interface Ports {
    int LISTEN = 8081;
}
// diff:
