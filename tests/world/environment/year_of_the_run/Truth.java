package environment.year_of_the_run;

class Truth {
    public static void main(String[] args) {
        Licence.valid(3);
    }
}
