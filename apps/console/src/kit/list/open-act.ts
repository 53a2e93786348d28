import type { ActRun, BulkAct, PageAct, RowAct } from './list-acts.ts'

/** A chosen act with its subject. */
export type OpenAct<Row> =
  | { readonly tag: 'row'; readonly act: RowAct<Row>; readonly row: Row }
  | { readonly tag: 'bulk'; readonly act: BulkAct<Row>; readonly rows: readonly Row[] }
  | { readonly tag: 'page'; readonly act: PageAct }

/** An act without a panel, with its subject. */
export type Runnable = { readonly run: ActRun<unknown>; readonly subject: unknown }

/** Returns the run of an act and its subject; null if the act has a panel. */
export function runnable<Row>(open: OpenAct<Row>): Runnable | null {
  if (open.act.run === undefined) return null
  const subject = open.tag === 'row' ? open.row : open.tag === 'bulk' ? open.rows : null
  // as: the tag ties the act to its subject.
  return { run: open.act.run as ActRun<unknown>, subject }
}
