package versions.private_method_opened;

class Part {
    int one() { return 1; }

    final class Inside {
        int asked() { return one(); }
    }
}
