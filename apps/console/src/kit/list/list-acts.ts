import type { Args, Result, WriteOperation } from '@omc/sdk'
import type { ComponentType, ReactNode } from 'react'
import type { Refusal } from '../../kernel/errors/error-text.ts'
import type { Person } from '../../kernel/session/person.ts'

export type BatchResult = {
  readonly succeeded: readonly { readonly id: string }[]
  readonly failed: readonly {
    readonly id: string
    readonly error: Refusal
  }[]
  /** What takes the batch back; null where nothing can. */
  readonly undo_id: string | null
}

export type BulkPanelProps<Row> = {
  readonly rows: readonly Row[]
  readonly onClose: () => void
  /** The act is through, and has told so where all went well; the list shows what failed. */
  readonly onDone: (result: BatchResult) => void
}

export type RowPanelProps<Row> = { readonly row: Row; readonly onClose: () => void }

export type PagePanelProps = { readonly onClose: () => void }

/** A question before an act runs. */
export type Question = {
  readonly title: string
  readonly description: string
  /** Names the act and its count, e.g. "Delete 8". */
  readonly confirm: string
  readonly tone?: 'danger' | 'neutral'
  /** For acts without return: what the person types first. */
  readonly typed?: string
}

/** An act that needs no panel: what it sends, and what it says afterwards. */
export type ActRun<Subject> = {
  readonly args: (subject: Subject) => object
  /** Asked first; without it the act runs at the press. */
  readonly ask?: (subject: Subject) => Question
  /** What became of it, in a message. */
  readonly done: (answer: unknown, subject: Subject) => string
}

/** An act; it is there only for people who may run its operation. */
export type ListAct<Subject, Props> = {
  readonly operation: WriteOperation
  readonly label: () => string
  readonly icon?: ReactNode
} & (
  | {
      /** Asks what is needed and runs the operation. */
      readonly Panel: ComponentType<Props>
      readonly run?: never
    }
  | { readonly run: ActRun<Subject>; readonly Panel?: never }
)

export type RowAct<Row> = ListAct<Row, RowPanelProps<Row>> & {
  /** Not for this row. */
  readonly isFor?: (row: Row, person: Person) => boolean
}

/** An act on chosen rows; one without a panel answers for each row. */
export type BulkAct<Row> = ListAct<readonly Row[], BulkPanelProps<Row>>

/** An act of the list as a whole, such as making a new row. */
export type PageAct = ListAct<null, PagePanelProps> & { readonly isPrimary?: true }

/** Declares an act without a panel: arguments and answer are those of the operation. */
export const runs = <Op extends WriteOperation, Subject>(
  operation: Op,
  {
    label,
    icon,
    ...run
  }: {
    readonly label: () => string
    readonly icon?: ReactNode
    readonly args: (subject: Subject) => Args<Op>
    readonly ask?: (subject: Subject) => Question
    readonly done: (answer: Result<Op>, subject: Subject) => string
  },
): {
  readonly operation: Op
  readonly label: () => string
  readonly icon?: ReactNode
  readonly run: ActRun<Subject>
} => ({
  operation,
  label,
  ...(icon === undefined ? {} : { icon }),
  // as: the engine hands on what the operation answered.
  run: run as unknown as ActRun<Subject>,
})
