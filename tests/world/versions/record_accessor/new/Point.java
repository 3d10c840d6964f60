// A method of a record.
// diff: 
package versions.record_accessor;

public record Point(int x, int y) {
    int norm() {
        return Math.max(Math.abs(x), Math.abs(y));
    }
}
