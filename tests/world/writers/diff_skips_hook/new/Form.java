package writers.diff_skips_hook;

// The hook does nothing in the class itself, so the new version leaves it out for empty forms.
// diff: writers.diff_skips_hook.Form::submit
public class Form {
    private int fields;

    public void add() {
        fields++;
    }

    protected void beforeSubmit() {
    }

    public boolean submit() {
        if (fields == 0) {
            return false;
        }
        beforeSubmit();
        return true;
    }
}
