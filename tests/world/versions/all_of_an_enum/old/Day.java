package versions.all_of_an_enum;

public enum Day {
    MON, TUE
}
