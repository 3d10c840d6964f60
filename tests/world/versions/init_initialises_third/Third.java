package versions.init_initialises_third;

final class Third { static { Log.n = 7; } static final Object O = new Object(); }
