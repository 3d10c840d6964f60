package aliases.check_enum_constant_is_changed;

class Truth {
    public static void main(String[] args) {
        Level.LOW.weight = 0;
        Judge.weight(Level.LOW);
    }
}
