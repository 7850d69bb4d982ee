//! What the kernels compute: functions of a number and an input, with the same result on host and device.

use alloc::borrow::Cow;
use alloc::boxed::Box;
use alloc::collections::{BTreeMap, BTreeSet, BinaryHeap, VecDeque};
use alloc::format;
use alloc::rc::{Rc, Weak};
use alloc::string::{String, ToString};
use alloc::sync::Arc;
use alloc::vec;
use alloc::vec::Vec;
use core::cell::RefCell;

/// A sum that depends on the order of what it sums (FNV-1a).
fn hash(bytes: impl IntoIterator<Item = u8>) -> u64 {
    bytes
        .into_iter()
        .fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

fn hash_words(words: impl IntoIterator<Item = u32>) -> u64 {
    hash(words.into_iter().flat_map(u32::to_le_bytes))
}

/// Vectors that grow, shrink, are sorted and cut.
pub fn vectors(i: u32, input: &[u32]) -> u64 {
    let mut numbers: Vec<u32> =
        (0..i % 70).map(|n| n.wrapping_mul(input[n as usize % input.len()])).collect();
    numbers.extend_from_slice(&input[..(i % 4) as usize]);
    numbers.sort_unstable_by_key(|n| n.rotate_left(i % 32));
    numbers.dedup();
    numbers.retain(|n| n % 5 != 3);
    let tail = numbers.split_off(numbers.len() / 3);
    numbers.insert(numbers.len() / 2, i);
    let rows: Vec<Vec<u32>> = tail.chunks(7).map(<[u32]>::to_vec).collect();
    let mut zeros = vec![0u32; (i % 9) as usize];
    zeros.shrink_to_fit();
    let exact: Box<[u32]> = rows.concat().into_boxed_slice();
    let mut copy = exact.to_vec();
    copy.drain(..copy.len() / 2);
    hash_words(numbers.into_iter().chain(zeros).chain(exact).chain(copy))
}

/// Text that is formatted, cut, searched and read.
pub fn strings(i: u32, input: &[u32]) -> u64 {
    let mut text =
        format!("{i:>6}|{:<8}|{:^#10x}|{:+}|{:08.3}", input[0], i, i as i32 - 7, f64::from(i) / 8.0);
    text.push_str(&"äß€😀"[..[0, 2, 4, 7, 11][i as usize % 5]]);
    let words: Vec<String> = text.split('|').map(|part| part.trim().to_uppercase()).collect();
    let joined = words.join("+");
    let number: u32 = words[0].parse().unwrap_or(u32::MAX);
    let debug = format!("{:?} {:?} {number}", words, Some(&joined));
    let borrowed: Cow<'_, str> =
        if i.is_multiple_of(2) { Cow::Borrowed("even") } else { i.to_string().into() };
    let reversed: String = debug.chars().rev().filter(|c| !c.is_whitespace()).collect();
    let replaced = reversed.replace('0', "zero").into_boxed_str();
    hash(replaced.bytes().chain(borrowed.bytes()).chain([u8::from(text.contains("11"))]))
}

trait Shape {
    fn area(&self) -> u32;
    fn name(&self) -> String {
        format!("shape of {}", self.area())
    }
}

struct Square(u32);

struct Rectangle {
    width: u32,
    height: u32,
    /// Counts what is dropped.
    dropped: Rc<RefCell<u32>>,
}

impl Shape for Square {
    fn area(&self) -> u32 {
        self.0.wrapping_mul(self.0)
    }
    fn name(&self) -> String {
        "square".to_string()
    }
}

impl Shape for Rectangle {
    fn area(&self) -> u32 {
        self.width.wrapping_mul(self.height)
    }
}

impl Drop for Rectangle {
    fn drop(&mut self) {
        *self.dropped.borrow_mut() += self.width;
    }
}

/// A list and a tree of boxes.
enum Tree {
    Leaf,
    Node(Box<Tree>, u32, Box<Tree>),
}

impl Tree {
    fn insert(self, value: u32) -> Tree {
        match self {
            Tree::Leaf => Tree::Node(Box::new(Tree::Leaf), value, Box::new(Tree::Leaf)),
            Tree::Node(left, own, right) if value < own => {
                Tree::Node(Box::new(left.insert(value)), own, right)
            }
            Tree::Node(left, own, right) => Tree::Node(left, own, Box::new(right.insert(value))),
        }
    }

    fn walk(&self, depth: u32, out: &mut Vec<u32>) {
        if let Tree::Node(left, own, right) = self {
            left.walk(depth + 1, out);
            out.push(own.wrapping_add(depth));
            right.walk(depth + 1, out);
        }
    }
}

/// Trait objects, boxed closures, recursive types, and drops.
pub fn objects(i: u32, input: &[u32]) -> u64 {
    let dropped = Rc::new(RefCell::new(0));
    let shapes: Vec<Box<dyn Shape>> = (0..i % 9)
        .map(|n| -> Box<dyn Shape> {
            if n % 2 == 0 {
                Box::new(Square(n + i))
            } else {
                Box::new(Rectangle { width: n, height: i, dropped: Rc::clone(&dropped) })
            }
        })
        .collect();
    let mut bytes: Vec<u8> = shapes.iter().flat_map(|shape| shape.name().into_bytes()).collect();
    let area = shapes.iter().fold(0u32, |sum, shape| sum.wrapping_mul(31).wrapping_add(shape.area()));
    drop(shapes);
    let steps: Vec<Box<dyn Fn(u32) -> u32>> = vec![
        Box::new(move |n| n ^ i),
        Box::new(|n| n.rotate_left(3)),
        Box::new(move |n| n.wrapping_add(area)),
    ];
    let through = steps.iter().fold(i, |n, step| step(n));
    let tree = (0..i % 12).fold(Tree::Leaf, |tree, n| tree.insert(input[n as usize % input.len()] ^ (n * i)));
    let mut walked = Vec::new();
    tree.walk(0, &mut walked);
    walked.extend([area, through, *dropped.borrow(), Rc::strong_count(&dropped) as u32]);
    bytes.extend(walked.into_iter().flat_map(u32::to_le_bytes));
    hash(bytes)
}

/// Ordered maps and sets, a queue and a heap.
pub fn collections(i: u32, input: &[u32]) -> u64 {
    let mut map = BTreeMap::new();
    let mut set = BTreeSet::new();
    for n in 0..i % 60 {
        let key = n.wrapping_mul(7919) % 101;
        map.entry(key).or_insert_with(Vec::new).push(n ^ input[n as usize % input.len()]);
        set.insert(key / 3);
        if n % 4 == 3 {
            map.remove(&(n % 50));
        }
    }
    let mut queue: VecDeque<u32> = map.range(10..70).map(|(key, values)| key + values.len() as u32).collect();
    queue.rotate_left(queue.len() / 2);
    queue.push_front(i);
    let mut heap: BinaryHeap<u32> = queue.iter().copied().chain(set.iter().copied()).collect();
    heap.push(i);
    let top: Vec<u32> = core::iter::from_fn(|| heap.pop()).take(10).collect();
    let last = map.pop_last().map_or(0, |(key, values)| key.wrapping_add(values.iter().sum()));
    hash_words(queue.into_iter().chain(top).chain(map.into_values().flatten()).chain([last]))
}

struct Person {
    number: u32,
    parent: RefCell<Weak<Person>>,
    children: RefCell<Vec<Rc<Person>>>,
}

/// Counted references, weak ones, and slices behind them.
pub fn shared_ownership(i: u32, input: &[u32]) -> u64 {
    let person = |number| {
        Rc::new(Person { number, parent: RefCell::new(Weak::new()), children: RefCell::new(Vec::new()) })
    };
    let root = person(i);
    for n in 0..i % 6 {
        let child = person(n);
        *child.parent.borrow_mut() = Rc::downgrade(&root);
        root.children.borrow_mut().push(child);
    }
    let first = root.children.borrow().first().cloned();
    let parent = |child: &Rc<Person>| child.parent.borrow().upgrade().map_or(u32::MAX, |p| p.number);
    let with_parent = first.as_ref().map_or(0, parent);
    let counts = [Rc::strong_count(&root), Rc::weak_count(&root)].map(|count| count as u32);
    drop(root);
    let without = first.as_ref().map_or(0, parent);
    let slice: Arc<[u32]> = Arc::from(input);
    let other = Arc::clone(&slice);
    let text: Rc<str> = Rc::from(format!("{i}"));
    hash_words(other.iter().copied().chain(counts).chain([
        with_parent,
        without,
        Arc::strong_count(&slice) as u32,
    ])) ^ hash(text.bytes())
}

/// Blocks of every alignment up to 4096, without size, zeroed, and moved when they grow or shrink.
pub fn layouts(i: u32, input: &[u32]) -> u64 {
    #[derive(Clone, Copy)]
    #[repr(align(128))]
    struct Line(u32);
    #[repr(align(4096))]
    struct Page([u32; 4]);

    let mut wrong = 0;
    let mut lines = Vec::new();
    for n in 0..i % 10 {
        lines.push(Line(n ^ input[0]));
        wrong += lines.as_ptr().addr() % 128;
    }
    lines.shrink_to_fit();
    let page = Box::new(Page([i; 4]));
    wrong += (&raw const *page).addr() % 4096;
    let units = vec![(); i as usize];
    let nothing: Box<[u64; 0]> = Box::new([]);
    wrong += nothing.len();
    for size in [1, 3, 40, 1000] {
        for shift in 0..9 {
            wrong += usize::from(!crate::blocks::round_trip(size + (i % 3) as usize, 1 << shift));
        }
    }
    let values = lines.iter().map(|line| line.0).chain(page.0).chain([units.len() as u32, wrong as u32]);
    hash_words(values)
}

/// Requests that no allocator can meet, which come back as errors; 0 if all of them do.
pub fn fallible(i: u32, _: &[u32]) -> u64 {
    let mut numbers = vec![i; 3];
    let mut answers = 0;
    for elements in [usize::MAX, isize::MAX as usize / 4, 1 << 46] {
        answers += u64::from(numbers.try_reserve(elements).is_ok());
    }
    let mut text = String::from("kept");
    answers += u64::from(text.try_reserve_exact(1 << 48).is_ok());
    answers += u64::from(numbers != [i; 3]) + u64::from(text != "kept");
    answers += u64::from(numbers.try_reserve(5).is_err());
    answers
}
