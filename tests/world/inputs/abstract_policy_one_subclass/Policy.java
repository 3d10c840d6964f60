// Tempts: the abstract class has a single subclass, which never denies; others may.
// check: inputs.abstract_policy_one_subclass.Gate::enter(inputs.abstract_policy_one_subclass.Policy,int) => VIOLATED
package inputs.abstract_policy_one_subclass;

abstract class Policy {
    abstract int allowed(int wanted);
}

final class Generous extends Policy {
    @Override
    int allowed(int wanted) {
        return wanted < 0 ? 0 : wanted;
    }
}

final class Gate {
    private Gate() {}

    static int enter(Policy policy, int people) {
        if (policy == null || people <= 0) {
            return 0;
        }
        int in = policy.allowed(people);
        assert in == people : "somebody was left outside";
        return in;
    }
}
