// A class without any code: callers read the constant.
// diff: 
package versions.constant_of_an_interface;

public interface Limits {
    int MOST = 12;
    String UNIT = "m";
}
