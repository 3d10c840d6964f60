// Only the hashCode of the returned record is overridden now.
// diff: versions.returned_record_hash.Shop::key
package versions.returned_record_hash;

public record Key(int n) {  }
