package inputs.put_if_absent_on_fixed_map;

public enum Language {
    ENGLISH,
    FRENCH
}
