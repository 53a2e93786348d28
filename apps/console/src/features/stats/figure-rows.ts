import { i18n } from '../../kernel/i18n/i18n.ts'
import { lineAt } from './countable.ts'
import { exactText } from './figure-text.ts'
import { measureOf } from './line-card.tsx'
import { dayLines } from './line-series.ts'
import type { NameOf } from './rank-names.ts'
import { rankedOf } from './rank-rows.ts'
import type { Board } from './stats-definition.ts'
import type { StatsState } from './stats-state.ts'
import { tileValue } from './tiles.tsx'
import type { Readings } from './use-board.ts'

type Rows = readonly (readonly string[])[]

/**
 * All figures on screen as rows of a spreadsheet, block by block; what is not known is empty.
 *
 * @param nameOf  name of a value of a ranking
 */
export function figureRows(
  board: Board,
  state: StatsState,
  readings: Readings,
  nameOf: NameOf,
): Rows {
  const blocks = [
    tileRows(board, state, readings),
    lineRows(board, state, readings),
    ...rankBlocks(board, state, readings, nameOf),
  ]
  return blocks
    .filter((rows) => rows.length > 0)
    .flatMap((rows, at) => (at === 0 ? rows : [[], ...rows]))
}

const plain = (text: string): string => (text === '—' ? '' : text)

function tileRows({ tiles }: Board, { place, before }: StatsState, { read }: Readings): Rows {
  const { since, until } = place.days
  const heads = [i18n.t('stats.figure'), i18n.t('stats.range.days', { since, until })]
  return [
    before ? [...heads, i18n.t('stats.range.days', before)] : heads,
    ...tiles.map((tile) => {
      const spans = before ? [place, { ...place, days: before }] : [place]
      const values = spans.map((at) => {
        const reading = at !== place && tile.of.days === 'all' ? undefined : read(tile.of, at)
        return plain(exactText(reading && tileValue(tile, reading), tile.kind))
      })
      return [tile.label(), ...values]
    }),
  ]
}

function lineRows(
  { line }: Board,
  { place, measure, today }: StatsState,
  { read }: Readings,
): Rows {
  if (!line) return []
  const { id, label, kind } = measureOf(line, measure)
  const { shown: counted } = lineAt(line, id, place)
  const shown =
    counted && dayLines(counted, id, place, { read, others: i18n.t('stats.others'), today })
  if (!shown) return []
  return [
    [`${line.title()} · ${label()}`, ...shown.series.map(({ name }) => name)],
    ...shown.days.map((day, at) => [
      day,
      ...shown.series.map(({ values }) => plain(exactText(values[at], kind))),
    ]),
  ]
}

function rankBlocks(
  board: Board,
  { place }: StatsState,
  { read }: Readings,
  nameOf: NameOf,
): readonly Rows[] {
  return rankedOf(board, place, read).map(({ rank, rows }) => {
    const heads = rank.parts.length > 1 ? rank.parts.map(({ label }) => label()) : []
    return [
      [rank.label(), i18n.t('stats.count'), ...heads],
      ...rows.map(({ value, count, parts }) => [
        nameOf(rank, value),
        String(count),
        ...(parts.length > 1 ? parts.map(String) : []),
      ]),
    ]
  })
}
