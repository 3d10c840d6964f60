package versions.init_block_and_result;

public final class Plugin { static { Log.n = 1; } static int load() { return Log.n; } }
