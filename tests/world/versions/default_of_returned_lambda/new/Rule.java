package versions.default_of_returned_lambda;

public interface Rule { boolean ok(int x); default boolean bad(int x) { return x != 0 && !ok(x); } }
