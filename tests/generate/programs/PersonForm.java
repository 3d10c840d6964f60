/** An object that only a builder makes, with checks in the builder and equality over fields that may be null. */
public class PersonForm {
    private final String name;
    private final String email;
    private final int age;

    private PersonForm(Builder b) {
        name = b.name;
        email = b.email;
        age = b.age;
    }

    public static Builder builder() {
        return new Builder();
    }

    public static class Builder {
        private String name;
        private String email;
        private int age = -1;

        public Builder name(String name) {
            this.name = name;
            return this;
        }

        public Builder email(String email) {
            if (email != null && email.indexOf('@') <= 0) {
                throw new IllegalArgumentException("email");
            }
            this.email = email;
            return this;
        }

        public Builder age(int age) {
            this.age = age;
            return this;
        }

        public PersonForm build() {
            if (name == null || name.trim().length() < 2) throw new IllegalStateException("name");
            if (age < 0 || age > 150) throw new IllegalStateException("age");
            return new PersonForm(this);
        }
    }

    public boolean isAdult() {
        return age >= 18;
    }

    public boolean canContact() {
        return isAdult() && email != null && !email.endsWith(".invalid");
    }

    @Override
    public boolean equals(Object o) {
        if (this == o) return true;
        if (!(o instanceof PersonForm)) return false;
        PersonForm p = (PersonForm) o;
        return age == p.age && name.equals(p.name) && (email == null ? p.email == null : email.equals(p.email));
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + age;
    }
}
