package making.check_copied_by_a_subclass;

public class Truth {
    static class Copied extends Once implements Cloneable {
        Copied copy() throws CloneNotSupportedException {
            return (Copied) super.clone();
        }
    }

    public static void main(String[] args) throws CloneNotSupportedException {
        Copied first = new Copied();
        Copied second = first.copy();
        first.use();
        second.use();
        second.counted();
    }
}
