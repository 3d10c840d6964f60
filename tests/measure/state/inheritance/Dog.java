class Dog extends Animal {
    private boolean loud;
    private int age;
    Dog(String name, boolean loud, int age) {
        super(name, 4);
        this.loud = loud;
        this.age = age;
    }
    @Override String sound() {
        return loud ? "WOOF" : "woof";
    }
}
