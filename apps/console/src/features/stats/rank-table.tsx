import { Table, TableBody, TableCell, TableHead, TableHeaderCell, TableRow } from '@omc/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { figureText } from './figure-text.ts'
import type { RankRow } from './rank-rows.ts'
import type { RankDefinition } from './stats-definition.ts'

type RankTableProps = {
  readonly rank: RankDefinition
  readonly rows: readonly RankRow[]
  readonly shownAs: (value: string) => ReactNode
}

/** A ranking over several things as a table, with a column for each of them. */
export function RankTable({ rank, rows, shownAs }: RankTableProps) {
  const { t } = useTranslation()
  const heads = [...rank.parts.map(({ label }) => label()), t('stats.sum')]
  return (
    <Table caption={t('stats.rankBy', { name: rank.label() })} boxClassName="max-h-80">
      <TableHead>
        <tr>
          <TableHeaderCell>{rank.label()}</TableHeaderCell>
          {heads.map((head) => (
            <TableHeaderCell key={head} align="end">
              {head}
            </TableHeaderCell>
          ))}
        </tr>
      </TableHead>
      <TableBody>
        {rows.map(({ value, parts, count }) => (
          <TableRow key={value}>
            <TableCell>{shownAs(value)}</TableCell>
            {[...parts, count].map((one, at) => (
              <TableCell key={heads[at]} align="end">
                {figureText(one, 'count')}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}
