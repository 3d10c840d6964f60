package versions.returned_enum_method;

public enum Plan { A, B; int price() { return ordinal() + 2; } }
