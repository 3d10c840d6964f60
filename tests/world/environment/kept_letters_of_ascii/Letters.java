package environment.kept_letters_of_ascii;

// Default character sets contain ASCII, which is granted.
// check: environment.kept_letters_of_ascii.Letters::count() => HOLDS
final class Letters {
    static int count() {
        int count = "abc".getBytes().length;
        assert count == 3;
        return count;
    }
}
