package missing.begins_otherwise;

abstract class Task {
    protected int tries = 5;

    boolean again() {
        return tries-- > 0;
    }
}
