package versions.order_of_constants;

public enum Season {
    WINTER, SPRING, SUMMER
}
