package environment.super_hash_code_gen;

// generate: environment.super_hash_code_gen.Thing
public final class Thing {
    public Thing() {}

    @Override
    public int hashCode() {
        return super.hashCode() % 7;
    }

    public String label() {
        if (hashCode() == 3) { // tempts
            return "three";
        }
        if (super.toString().endsWith("5")) { // tempts
            return "five";
        }
        return "other";
    }
}
