package versions.removed_override;

public class Special extends Base {
    @Override
    int rate() {
        return 7;
    }
}
