package versions.other_superclass;

public class Cat extends Loud {}
