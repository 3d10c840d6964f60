package inputs.kept_sealed_cases_in_other_order;

public sealed interface Signal permits Signal.Go, Signal.Stop {
    record Go(int speed) implements Signal {}

    record Stop() implements Signal {}
}
