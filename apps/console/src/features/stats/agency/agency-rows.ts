import { isRecord } from '../../../kernel/data/is-record.ts'
import type { FigureRow } from '../figure-table.tsx'
import { toldFigure } from '../publish/success-rate.ts'
import type { Sums } from '../stats-definition.ts'
import { countsBy, numberIn, type Reading } from '../stats-source.ts'

/** Answers that a table of agencies is made of; absent ones may not be read. */
export type AgencyReadings = {
  readonly accounts: Reading
  readonly signed: Reading
  readonly reports?: Reading | undefined
  readonly incomes?: Reading | undefined
}

const sumsOf = (reading: Reading | undefined, agency: string): Sums => {
  const all = reading?.totals['by_mcn_name']
  const one = isRecord(all) ? all[agency] : undefined
  return isRecord(one) ? one : {}
}

/** Figures of one agency, or of all: what no answer has is not known. */
function valuesOf(reports: Sums, incomes: Sums): Readonly<Record<string, number | null>> {
  return {
    published: numberIn(reports, 'published_count'),
    refused: numberIn(reports, 'refused_count'),
    views: toldFigure('pv_count')(reports),
    likes: toldFigure('like_count')(reports),
    orders: numberIn(incomes, 'orders_count'),
    turnover: numberIn(incomes, 'amount'),
    commission: numberIn(incomes, 'cps_amount'),
  }
}

/** A row for each agency, the one with most accounts first; accounts without one are the last. */
export function agencyRows(readings: AgencyReadings, withoutName: string): readonly FigureRow[] {
  const { accounts, signed, reports, incomes } = readings
  const signedOf = new Map(countsBy(signed, 'mcn_name'))
  const rows = countsBy(accounts, 'mcn_name').map(([agency, count]) => ({
    id: agency,
    name: agency || withoutName,
    values: {
      accounts: count,
      signed: signedOf.get(agency) ?? 0,
      ...valuesOf(sumsOf(reports, agency), sumsOf(incomes, agency)),
    },
  }))
  return [...rows.filter(({ id }) => id !== ''), ...rows.filter(({ id }) => id === '')]
}

/** The sums of all agencies, as the server makes them. */
export const agencySums = ({ accounts, reports, incomes }: AgencyReadings) => ({
  accounts: numberIn(accounts.totals, 'count'),
  signed: numberIn(accounts.totals, 'signed_count'),
  ...valuesOf(reports?.totals ?? {}, incomes?.totals ?? {}),
})
