// Tempts: an object may be an array of objects or of rows, whose elements have one name.
// check: inputs.elements_of_one_name.Shelf::elements(java.lang.Object) => VIOLATED
package inputs.elements_of_one_name;

final class Shelf {
    private Shelf() {
    }

    static void elements(Object given) {
        if (given instanceof String[][] rows) {
            return;
        }
        if (given instanceof Object[] all && all.getClass() == Object[].class && all.length == 1) {
            assert all[0] == null || all[0] instanceof String[] : "no row";
        }
    }
}
