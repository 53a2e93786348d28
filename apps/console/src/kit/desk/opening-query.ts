import type { AskPorts } from '../../kernel/router/screen-part.ts'
import { countQuery } from '../list/count-query.ts'
import type { Desk } from './desk-definition.ts'

/** Query of the rows that a desk opens on; null if there are none, or nobody knows. */
export async function openingQuery(
  first: NonNullable<Desk['first']>,
  { sdk, queryClient, person }: AskPorts,
  pathname: string,
): Promise<string | null> {
  const rows = (await first())(person, pathname)
  if (rows === null) return null
  // The number that the menu shows already, if it has loaded.
  const count = await queryClient.ensureQueryData(countQuery(sdk, rows.resource, rows.args))
  return count.total > 0 ? rows.query : null
}
