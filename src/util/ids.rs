//! Dense ids: small numbers that index the program's tables.

macro_rules! id {
    ($(#[$doc:meta])* $name:ident) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
        pub struct $name(pub u32);

        impl $name {
            #[inline(always)]
            pub fn index(self) -> usize {
                self.0 as usize
            }
        }
    };
}

id!(
    /// A loaded class, array class or primitive type.
    ClassId
);
id!(
    /// A method of a loaded class, or one that the VM synthesised.
    MethodId
);
id!(
    /// The content of a string constant; equal contents have equal ids.
    LiteralId
);
