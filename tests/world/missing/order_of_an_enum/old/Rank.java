// The constants of an enum changed places: no code that is written did.
// diff:
package missing.order_of_an_enum;

public enum Rank {
    PRIVATE, MAJOR, CAPTAIN
}
