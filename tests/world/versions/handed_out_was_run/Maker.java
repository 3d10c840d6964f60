package versions.handed_out_was_run;

final class Maker {
    static Item make() { Item i = new Item(); i.add(1); return i; }
}
