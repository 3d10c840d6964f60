package statics.array_of_iterators;

import java.util.PrimitiveIterator;
import java.util.stream.IntStream;

// check: statics.array_of_iterators.Seq::next
public final class Seq {
    private static final PrimitiveIterator.OfInt[] IDS = {IntStream.range(0, 3).iterator()};

    private Seq() {}

    public static int next() {
        int id = IDS[0].nextInt();
        assert id == 0;
        return id;
    }
}
