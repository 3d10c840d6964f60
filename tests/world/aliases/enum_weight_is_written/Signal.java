package aliases.enum_weight_is_written;

/** Constants with a field that the package can write. */
public enum Signal {
    RED(1), GREEN(2);

    int rank;

    Signal(int rank) {
        this.rank = rank;
    }
}
