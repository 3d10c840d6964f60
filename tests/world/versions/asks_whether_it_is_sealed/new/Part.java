package versions.asks_whether_it_is_sealed;

final class Part {
    static boolean closed() { return Shape.class.isSealed(); }
}

abstract sealed class Shape permits Ring { }

final class Ring extends Shape { }
