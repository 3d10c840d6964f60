//! Whole pieces of code that random composition would hardly find: loops over
//! collections, anonymous and local classes, resources, checked exceptions.

use super::context::{Code, Gen};
use super::types::{Prim, Ty};

const SAFE: [&str; 35] = [
    // Strings and builders.
    "StringBuilder @0 = new StringBuilder(#s);\nfor (int @1 = 0; @1 < #k && tick(); @1++) {\n@0.append(#c).append(@1).append((short) @1);\n}\nsT = clip(@0.toString());\n",
    "StringBuilder @0 = new StringBuilder(\"seed\");\n@0.insert(#k & 3, #i).setCharAt(#k & 3, #c);\n@0.setLength(#k);\nsH = mix(sH, @0.toString());\n",
    "for (char @0 : clip(#s).toCharArray()) {\ntick();\nsC += @0;\nsI = sI * 31 + @0;\n}\n",
    "for (String @0 : #T) {\ntick();\nif (@0 != null) {\nsI += @0.length();\n}\n}\n",
    // Arrays.
    "int[] @0 = #A.clone();\nfor (int @1 = 1; @1 < @0.length && tick(); @1++) {\nint @2 = @0[@1], @3 = @1;\nwhile (@3 > 0 && @0[@3 - 1] > @2) {\n@0[@3] = @0[--@3];\n}\n@0[@3] = @2;\n}\nsH = mix(sH, @0);\n",
    "long[][] @0 = new long[3][4];\n@0[#k & 1][#k & 3] += #l;\n@0[#k & 1][#k & 3]++;\nsL += @0[0][#i & 3] ^ @0[1][#i & 3];\n",
    "int[][][] @0 = new int[2][3][2];\n@0[#i & 1][#k & 1][#i & 1] -= #i;\nsI ^= @0[0][1][1] + @0[1][0][0] + @0.length;\n",
    "byte[] @0 = new byte[8];\nfor (int @1 = 0; @1 < 8 && tick(); @1++) {\n@0[@1] = (byte) (#i * @1);\n@0[@1] >>>= 1;\n}\nsH = mix(sH, @0);\n",
    "System.arraycopy(#A, #k & 3, sA, #k & 3, 4);\n",
    "Arrays.fill(sA, #k & 3, 6, #i);\n",
    "Object[] @0 = {#i, #l, #s, #c, null};\nfor (Object @1 : @0) {\nsH = mix(sH, @1);\n}\n",
    "float[] @0 = {#f, #f, 0.5f};\nsF = @0[#k & 1] * @0[1]--;\nsF += ++@0[#k & 1];\n",
    "boolean[] @0 = new boolean[4];\n@0[#i & 3] |= #z;\nsZ ^= @0[#k & 3];\n",
    // Collections.
    "ArrayList<Integer> @0 = new ArrayList<>();\nfor (int @1 = 0; @1 < 5 && tick(); @1++) {\n@0.add(#i ^ @1);\n}\nCollections.sort(@0);\nfor (int @2 : @0) {\nsI = sI * 17 + @2;\n}\n",
    "ArrayList<Integer> @0 = #L;\n@0.add(#i);\n@0.set(#k & 3, #i);\n@0.removeIf(@1 -> (@1 & 3) == #k);\nsI += @0.size();\n",
    "HashMap<Integer, Integer> @0 = #P;\n@0.merge(#i & 3, #i, Integer::sum);\n@0.put(#i, #i);\nfor (Map.Entry<Integer, Integer> @1 : @0.entrySet()) {\nsH = mix(sH, @1.getKey() * 7 + @1.getValue());\n}\n",
    "sI ^= #P.computeIfAbsent(#i, @0 -> @0 + #k);\n",
    "ArrayDeque<Integer> @0 = #Q;\n@0.push(#i);\n@0.addLast(#i);\nwhile (@0.size() > 3 && tick()) {\nsI = sI * 5 + @0.pollFirst();\n}\n",
    "Iterator<Integer> @0 = list(#i, #i, #i).iterator();\nwhile (@0.hasNext() && tick()) {\nsL += @0.next();\n}\n",
    // Classes of all kinds.
    "final int @0 = #i;\nclass @1 implements Shape {\nint n = @0;\npublic int area(int @2) {\nreturn n++ + @2 * @0;\n}\n}\n@1 @3 = new @1();\nsI += @3.area(#i) ^ @3.area(#i);\nsL ^= @3.grow(#l, 3);\n",
    "Cell<String> @0 = new Cell<>(#s);\nCell<Integer> @1 = @0.map(String::length);\nsI += @1.get() + @0.get().length();\n",
    "Own @0 = new Own(#i);\n@0.addSuppressed(new Own2(#i));\nsI += @0.getSuppressed().length + @0.code;\n",
    "Outer @0 = new Outer(#i);\nOuter.Inner @1 = @0.new Inner(#i);\nsI ^= @1.both(#i) + @0.n;\n",
    "Shape @0 = #z ? new Dot(#i) : #O;\nsL += @0.grow(#l, #k) + @0.area(#i);\n",
    "Comparable<Ver> @0 = new Ver(#i);\nsI += @0.compareTo(new Ver(#i));\n",
    // Control flow around exceptions.
    "try {\nsI += checked(#i);\n} catch (Chk @0) {\nsI ^= @0.code;\n}\n",
    "try {\nif (#z) {\nthrow new Own(#i);\n}\nsI++;\n} catch (Own @0) {\nsI ^= @0.code;\n} finally {\nsJ = sJ * 3 + 1;\n}\n",
    "for (int @0 = 0; @0 < 4 && tick(); @0++) {\ntry {\nif (@0 == (#i & 3)) {\ncontinue;\n}\nif (#z) {\nbreak;\n}\nsI += @0;\n} finally {\nsJ += @0 + 1;\n}\n}\n",
    "sI += unwind(#i & 7, #i);\n",
    // Lambdas.
    "IntUnaryOperator @0 = #U;\nsI = @0.andThen(@1 -> @1 ^ #k).compose(@2 -> @2 + 1).applyAsInt(#i);\n",
    "Runnable @0 = () -> sI += 7;\n@0.run();\n@0.run();\n",
    "IntFunction<int[]> @0 = int[]::new;\nsI += @0.apply(#m).length;\n",
    "BiFunction<Integer, Long, Base> @0 = C::new;\nsL += @0.apply(#i, #l).fl;\n",
    "BiFunction<Base, Integer, Integer> @0 = Base::area;\nsI -= @0.apply(#O, #i);\n",
    "int[] @0 = {#i};\nRunnable @1 = () -> @0[0] = @0[0] * 3 + 1;\nfor (int @2 = 0; @2 < 3 && tick(); @2++) {\n@1.run();\n}\nsI ^= @0[0];\n",
];

const RISKS: [&str; 19] = [
    "Object[] @0 = new String[2];\n@0[#k & 1] = #o;\n",
    "Object[] @0 = new Integer[3];\n@0[#k & 1] = #o;\n",
    "Object[] @0 = new int[3][];\n@0[#k & 1] = #A;\n@0[2] = #o;\n",
    "ArrayList<Integer> @0 = #L;\nfor (Integer @1 : @0) {\nif (@1 > #i) {\n@0.remove(@1);\n}\n}\n",
    "int[] @0 = new int[#i % 5];\nsI += @0.length;\n",
    "int[][] @0 = new int[#k][#i % 3];\nsI += @0.length;\n",
    "int[][] @0 = new int[3][];\n@0[#k & 1] = new int[] {#i};\nsI = @0[#k & 1][0];\n",
    "sI += ((A) #O).fi;\n",
    "String @0 = (String) #o;\nsT = @0;\n",
    "Object @0 = #o;\nint[] @1 = (int[]) @0;\nsI += @1.length;\n",
    "System.arraycopy(#A, #k, #A, #k, #m);\n",
    "Object @0 = #A;\nSystem.arraycopy(@0, 0, #T, 0, 1);\n",
    "Integer @0 = #z ? null : #i;\nsI += @0;\n",
    "Object @0 = #z ? LOCK : null;\nsynchronized (@0) {\nsI++;\n}\n",
    "ArrayDeque<Integer> @0 = new ArrayDeque<>();\nif (#z) {\n@0.push(#i);\n}\nsI += @0.pop();\n",
    "List<Integer> @0 = #z ? List.of(1, 2) : #L;\n@0.set(0, #i);\n",
    "if ((#i & 7) == 3) {\nsI += Lazy1.v;\n}\n",
    "if (#z) {\nthrow (RuntimeException) null;\n}\n",
    "sI += #P.get(#i);\n",
];

impl Gen {
    /// One of the pieces, with random expressions in its gaps.
    pub fn idiom(&mut self) -> Code {
        if self.rng.chance(12) {
            return self.anonymous();
        }
        let risky = self.risky() || self.tries > 0 && self.rng.chance(30);
        let template = if risky { self.rng.pick(&RISKS) } else { self.rng.pick(&SAFE) };
        if self.stacked && (template.contains("try {") || template.contains("synchronized")) {
            return self.if_statement();
        }
        // The gaps may be in loops of the piece.
        self.loops += 1;
        let text = self.fill(template, 1);
        self.loops -= 1;
        Code::falling(text)
    }

    /// An object of an anonymous class with a random method.
    fn anonymous(&mut self) -> Code {
        let name = self.fresh("f");
        let param = self.fresh("p");
        let int = Ty::P(Prim::Int);
        let head = if self.rng.chance(40) {
            self.fill(&format!("Base {name} = new A(#i, #l)"), 1)
        } else {
            format!("Shape {name} = new Shape()")
        };
        let outside = self.enter(Some(int));
        let start = self.expr(int, 1);
        self.declare(&param, int, false, false);
        let body = self.body(2, Some(int));
        self.leave(outside);
        let uses = self.fill(&format!("sI += {name}.area(#i);\nsL -= {name}.grow(#l, #k);\n"), 1);
        Code::falling(format!(
            "{head} {{\nprivate int n = {start};\n@Override\npublic int area(int {param}) {{\nsI += n--;\n{body}}}\n}};\n{uses}"
        ))
    }
}
