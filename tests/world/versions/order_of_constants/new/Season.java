// Only the order of the constants differs.
// diff: 
package versions.order_of_constants;

public enum Season {
    SPRING, WINTER, SUMMER
}
