// The program asks for a declaration that nothing else shows.
// diff: versions.asks_whether_it_is_sealed.Part::closed => DIFFERENT
package versions.asks_whether_it_is_sealed;

final class Part {
    static boolean closed() { return Shape.class.isSealed(); }
}

abstract class Shape { }

final class Ring extends Shape { }
