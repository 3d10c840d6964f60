package versions.default_of_returned_lambda;

public final class Rules { static Rule positive() { return x -> x > 0; } }
