package missing.checked_before_it_runs;

class Road {
}
