package environment.diff_wait_takes_the_interrupt;

// A wait with a time-out clears the flag of an interrupted caller.
// diff: environment.diff_wait_takes_the_interrupt.Pause::pause()
final class Pause {
    static void pause() {}
}
