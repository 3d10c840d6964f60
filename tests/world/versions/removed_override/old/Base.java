package versions.removed_override;

public class Base {
    int rate() {
        return 5;
    }
}
