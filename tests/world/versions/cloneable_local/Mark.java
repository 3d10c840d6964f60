// A local class becomes comparable by a marker of its own.
// diff: versions.cloneable_local.Maker::make
package versions.cloneable_local;

interface Mark { }
