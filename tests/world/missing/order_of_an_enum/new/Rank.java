package missing.order_of_an_enum;

public enum Rank {
    PRIVATE, CAPTAIN, MAJOR
}
