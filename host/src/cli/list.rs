//! `warpbook list`.

use clap::Args;

use super::out;
use crate::catalogue::Size;
use crate::error::Error;
use crate::report::{json, table};
use crate::select;

/// Arguments of `list`.
#[derive(Args)]
pub struct ListArgs {
    /// Ids of algorithms, families, notes (A7) or variants (transpose/tiled); patterns with * and ?; parts of an id
    filter: Vec<String>,
    /// Print one JSON object a line
    #[arg(long)]
    json: bool,
}

/// Lists what the filters select.
pub fn run(args: &ListArgs) -> Result<bool, Error> {
    let selected = select::select(&args.filter, None)?;
    if args.json {
        for one in &selected {
            out(&json::listed(one).to_string());
        }
        return Ok(true);
    }
    let mut table = table::table(&["algorithm", "variant", "notes", "what", "shape (notes)", "large"]);
    for one in &selected {
        table.add_row([
            one.entry.id().to_owned(),
            one.info.id.to_owned(),
            one.notes().join(" "),
            one.info.title.to_owned(),
            one.entry.shape(one.variant, Size::Notes).to_string(),
            one.entry.shape(one.variant, Size::Large).to_string(),
        ]);
    }
    out(&table::trimmed(&table));
    Ok(true)
}
