package missing.argument_of_a_missing_class;

final class Voucher {
}
