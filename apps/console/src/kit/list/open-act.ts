import type { ActRun, BulkAct, PageAct, RowAct } from './list-acts.ts'

/** An act that somebody chose, with what it is for. */
export type OpenAct<Row> =
  | { readonly tag: 'row'; readonly act: RowAct<Row>; readonly row: Row }
  | { readonly tag: 'bulk'; readonly act: BulkAct<Row>; readonly rows: readonly Row[] }
  | { readonly tag: 'page'; readonly act: PageAct }

/** What an act without a panel runs on. */
export type Runnable = { readonly run: ActRun<unknown>; readonly subject: unknown }

/** An act that needs no panel, with its subject; null where a panel asks. */
export function runnable<Row>(open: OpenAct<Row>): Runnable | null {
  if (open.act.run === undefined) return null
  const subject = open.tag === 'row' ? open.row : open.tag === 'bulk' ? open.rows : null
  // as: the tag ties the act to what it is for.
  return { run: open.act.run as ActRun<unknown>, subject }
}
