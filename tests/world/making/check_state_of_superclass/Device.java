package making.check_state_of_superclass;

/** Anything that has a battery; its kinds set how full it is. */
public class Device {
    protected int charge = 100;
}
