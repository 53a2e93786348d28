import type { OperationId } from '@omc/sdk'
import type { ComponentType } from 'react'
import type { ListTab } from '../../kit/desk/desk-definition.ts'
import type { PageAct } from '../../kit/list/list-acts.ts'
import type { NamedRecords } from '../../kit/record-readers.ts'
import type { Place, PlacePart } from './stats-place.ts'
import type { Source } from './stats-source.ts'

type Say = () => string

/** How a figure is written. */
export type FigureKind = 'count' | 'yuan' | 'percent'

export type Sums = Readonly<Record<string, unknown>>

export type Tile = {
  readonly id: string
  readonly label: Say
  readonly of: Source
  /** Name of a sum, or what is made of several. */
  readonly value: string | ((sums: Sums) => number | null)
  readonly kind: FigureKind
  /** Fewer is better. */
  readonly isLossGood?: true
  /** Address of the rows that it counts. */
  readonly to?: (place: Place) => string
}

export type Measure = {
  readonly id: string
  readonly label: Say
  readonly kind: FigureKind
}

/** Lines by day, six at most. */
export type LineDefinition = {
  readonly title: Say
} & (
  | {
      /** A line for each of the most frequent values of an attribute, and one for the others. */
      readonly kind: 'split'
      readonly of: Source
      readonly by: string
      readonly part: PlacePart
      readonly name: (value: string) => string
      /** Their ids are the figures of a day. */
      readonly measures: readonly Measure[]
    }
  | {
      readonly kind: 'fields'
      readonly measures: readonly (Measure & { readonly lines: readonly Line[] })[]
    }
)

export type Line = { readonly label: Say; readonly of: Source; readonly field: string }

/** Counts by the values of an attribute, largest first. */
export type RankDefinition = {
  readonly id: string
  readonly label: Say
  /** Several count the same attribute of different things. */
  readonly parts: readonly { readonly label: Say; readonly of: Source; readonly by: string }[]
  readonly name: (value: string) => string
  /** What counts without a value; default: not set. */
  readonly without?: Say
  /** Names of the values are those of records. */
  readonly names?: NamedRecords
  readonly to?: (value: string, place: Place) => string
}

export type StepsDefinition = {
  readonly title: Say
  readonly of: Source
  readonly steps: readonly {
    readonly id: string
    readonly label: Say
    readonly value: (sums: Sums) => number | null
    readonly to?: (place: Place) => string
  }[]
}

/** Figures above the tables of a screen, or of one tab. */
export type Board = {
  readonly tiles: readonly Tile[]
  readonly line?: LineDefinition
  readonly ranks?: readonly RankDefinition[]
  readonly steps?: StepsDefinition
}

export type StatsTab = {
  readonly id: string
  readonly label: Say
  /** The tab is hidden from people who may not run this operation. */
  readonly operation: OperationId
  readonly board?: Board
  readonly lists?: readonly ListTab[]
  readonly Part?: ComponentType<{ readonly place: Place }>
}

/** A screen of figures as data. @source screens §2.6, StatsScreen */
export type StatsDefinition = {
  readonly filters: readonly PlacePart[]
  readonly board: Board
  readonly tabs: readonly StatsTab[]
  readonly acts?: readonly PageAct[]
  /** Shown in place of the figures until one account is chosen. */
  readonly needsAccount?: true
  /** Between the heading and the figures. */
  readonly Head?: ComponentType<{
    readonly place: Place
    readonly onChoose: (accountId: string) => void
  }>
}

/** All sources of a board. */
export const sourcesOf = ({ tiles, line, ranks = [], steps }: Board): readonly Source[] => [
  ...tiles.map(({ of }) => of),
  ...(line
    ? line.kind === 'split'
      ? [line.of]
      : line.measures.flatMap(({ lines }) => lines.map(({ of }) => of))
    : []),
  ...ranks.flatMap(({ parts }) => parts.map(({ of }) => of)),
  ...(steps ? [steps.of] : []),
]
