// verdict: HOLDS
import org.sosy_lab.sv_benchmarks.Verifier;

public class LeapYears {
    static boolean leap(int year) {
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    }

    static int days(int year, int month) {
        switch (month) {
            case 2:
                return leap(year) ? 29 : 28;
            case 4:
            case 6:
            case 9:
            case 11:
                return 30;
            default:
                return 31;
        }
    }

    public static void main(String[] args) {
        int year = Verifier.nondetInt();
        int month = Verifier.nondetInt();
        if (year < 1583 || year > 9999 || month < 1 || month > 12) {
            return;
        }
        int days = days(year, month);
        assert days >= 28 && days <= 31;
        assert days != 29 || year % 4 == 0;
    }
}
