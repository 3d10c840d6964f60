// A method of the returned enum constant changed.
// diff: versions.returned_enum_method.Shop::plan
package versions.returned_enum_method;

public enum Plan { A, B; int price() { return ordinal() + 1; } }
