package aliases.check_argument_is_the_master_key;

class Truth {
    public static void main(String[] args) {
        Lock.isStranger(Lock.MASTER);
    }
}
