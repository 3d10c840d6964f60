package making.check_refused_but_listed;

import java.util.ArrayList;
import java.util.List;

// The constructor adds itself to the class list before it refuses the grade.
// check: making.check_refused_but_listed.Student::share(int)
public final class Student {
    static final List<Student> CLASS = new ArrayList<>();

    private final int grade;

    public Student(int grade) {
        this.grade = grade;
        CLASS.add(this);
        if (grade < 1 || grade > 6) {
            throw new IllegalArgumentException("no grade");
        }
    }

    public int share(int sum) {
        assert grade != 0 : "no grade";
        return sum / grade;
    }
}
