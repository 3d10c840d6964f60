package shop;

/** Not the one of java.util. */
public class List {
    public int size;
}
