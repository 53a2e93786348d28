import type { WriteOperation } from '@omc/sdk'
import type { ActRun, BulkAct, PageAct, RowAct } from './list-acts.ts'

/** Most ids of one call. @source domain: batch verbs */
export const CALL_SIZE = 500

/** A chosen act with its subject. */
export type OpenAct<Row> =
  | { readonly tag: 'row'; readonly act: RowAct<Row>; readonly row: Row }
  | {
      readonly tag: 'bulk'
      readonly act: BulkAct<Row>
      readonly rows: readonly Row[]
      /** Number of matching rows, if all of them are selected. */
      readonly all: number | null
    }
  | { readonly tag: 'page'; readonly act: PageAct }

/** An act that changes rows, as messages and tasks name it. */
export type NamedAct = { readonly operation: WriteOperation; readonly label: () => string }

/** An act without a panel, with its subject. */
export type Runnable = {
  readonly act: NamedAct
  readonly run: ActRun<unknown>
  readonly subject: unknown
}

/** Returns the run of an act and its subject; null if the act has a panel. */
export function runnable<Row>(open: OpenAct<Row>): Runnable | null {
  if (open.act.run === undefined) return null
  const subject = open.tag === 'row' ? open.row : open.tag === 'bulk' ? open.rows : null
  // as: the tag ties the act to its subject.
  return { act: open.act, run: open.act.run as ActRun<unknown>, subject }
}

/** Whether an act goes beyond one call. */
export const isLong = <Row>(open: OpenAct<Row>): boolean =>
  open.tag === 'bulk' &&
  (open.all !== null || open.rows.length > CALL_SIZE || open.act.oneCallPerRow === true)
