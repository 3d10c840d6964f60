public class Loan {
    public static boolean allowed(int age, int income, boolean debts) {
        return age >= 18 && income > 1200 && !debts;
    }
}
