package versions.simple_name_of_a_member;

final class Part {
    static String name() { return Part$Inside.class.getSimpleName(); }
}

final class Part$Inside { }
