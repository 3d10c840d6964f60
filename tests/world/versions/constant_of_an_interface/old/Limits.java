package versions.constant_of_an_interface;

public interface Limits {
    int MOST = 10;
    String UNIT = "m";
}
