package inputs.check_default_method_by_interface;

// A default method is named by its interface.
// check: inputs.check_default_method_by_interface.Meter::twice => VIOLATED
interface Meter {
    int read();

    default int twice() {
        int first = read();
        assert read() == first;
        return 2 * first;
    }
}
