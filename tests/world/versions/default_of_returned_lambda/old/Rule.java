// The returned lambda is unchanged, the default method of its interface changed.
// diff: versions.default_of_returned_lambda.Rules::positive
package versions.default_of_returned_lambda;

public interface Rule { boolean ok(int x); default boolean bad(int x) { return !ok(x); } }
