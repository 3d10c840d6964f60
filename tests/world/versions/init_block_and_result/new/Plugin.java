package versions.init_block_and_result;

public final class Plugin { static { Log.n = 2; } static int load() { return Log.n; } }
