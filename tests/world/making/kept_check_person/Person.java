package making.kept_check_person;

import java.util.Objects;

// As most classes of values are written.
// check: making.kept_check_person.Person::greet => HOLDS
final class Person {
    private final String name;
    private final int age;

    Person(String name, int age) {
        if (name == null || age < 0) {
            throw new IllegalArgumentException();
        }
        this.name = name;
        this.age = age;
    }

    Person withAge(int changed) {
        return new Person(name, changed);
    }

    void greet() {
        assert name != null && age >= 0;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Person && ((Person) other).age == age && ((Person) other).name.equals(name);
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, age);
    }

    @Override
    public String toString() {
        return name + ", " + age;
    }
}
