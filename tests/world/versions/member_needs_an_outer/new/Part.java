package versions.member_needs_an_outer;

final class Part {
    final class Inside {
        int one() { return 1; }
    }
}
