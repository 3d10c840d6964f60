// The enum is named by its class literal only: the library initialises it.
// diff: versions.all_of_an_enum.Plan::days
package versions.all_of_an_enum;

public enum Day {
    MON, TUE, WED
}
