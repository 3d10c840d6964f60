interface Animal {
    int age();

    default boolean adult() {
        return age() >= 2;
    }
}
