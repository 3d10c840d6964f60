package versions.removed_override;

public class Special extends Base {}
