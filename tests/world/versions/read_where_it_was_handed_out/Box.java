package versions.read_where_it_was_handed_out;

final class Box {
    int value;
}
