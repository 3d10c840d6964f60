package gov.nasa.jpf.jvm;

/** The same under the name that it had before version 7 of that tool. */
public class Verify extends gov.nasa.jpf.vm.Verify {}
