package writers.diff_new_override_in_subclass;

// The subclass gains an override of a hook that the unchanged method of its superclass calls.
public class Plain extends Template {
}
// diff:
