package versions.default_made_abstract_again;

interface P extends R { String also(); static int twice(int x) { return 2 * x; } }
interface R { default String also() { return "R"; } }
