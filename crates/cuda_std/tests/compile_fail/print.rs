//! Wrong format strings.

use cuda_std::println;

fn main() {
    let text = String::from("{}");
    println!(text);
    println!("{} {}", 1);
    println!("{}", 1, 2);
    println!("{:q}", 1);
    println!("{");
    println!("}");
    println!("{missing}");
    println!("{}", vec![1].into_boxed_slice().iter());
}
