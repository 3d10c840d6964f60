class Animal {
    protected String name;
    protected int legs;
    Animal(String name, int legs) {
        this.name = name;
        this.legs = legs;
    }
    String sound() {
        return "?";
    }
    String describe() {
        return name + " says " + sound();
    }
}
