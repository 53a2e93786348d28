import { can, SCREENS } from '@omc/acl'
import { decideNavigation } from '@omc/shell'
import { read } from '../kernel/data/read.ts'
import { settledWithin } from '../kernel/data/settled-within.ts'
import { browserClock } from '../kernel/ports/browser-clock.ts'
import type { Services } from '../kernel/services/services-context.ts'
import { isBuilt } from './router/built.ts'
import { askAt } from './router/screen-parts.tsx'

export type AskParts = Pick<Services, 'session' | 'sdk' | 'queryClient'>

/** Max wait for the rows of the first screen before painting it (ms). Painting early draws it twice. */
const ROWS_WITHIN_MS = 1_000

/** Loads the category choice of the forms, if the person may read it. @source console spec §2, guard */
export async function loadCategories({ session, sdk, queryClient }: AskParts): Promise<void> {
  const person = await session.load()
  if (!can(person, 'category:read')) return
  await queryClient.ensureQueryData(read(sdk, 'business_categories.get_select'))
}

/**
 * Requests the data of the first screen beside the guard's own reads. Settles when the data is
 * there, or after a limit. Requests nothing for a person who will not see the screen.
 */
export async function askAhead(address: string, parts: AskParts): Promise<void> {
  const { session, sdk, queryClient } = parts
  try {
    const person = await session.load()
    const viewer = { tag: 'person', person } as const
    const { tag } = decideNavigation({ address, viewer, table: SCREENS, exists: isBuilt })
    if (tag !== 'allow') return
    await settledWithin(
      askAt(address, { sdk, queryClient, person }),
      ROWS_WITHIN_MS,
      browserClock(),
    )
  } catch {
    // The guard gets the same failure and reports it.
  }
}
