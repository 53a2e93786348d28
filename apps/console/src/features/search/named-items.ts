import { queryOptions } from '@tanstack/react-query'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { mayRun } from '../../kit/may-run.ts'
import { readPeople } from '../../kit/people.ts'
import type { PaletteItem } from './palette-item.ts'
import { itemOf, type RecordPorts } from './record-items.ts'
import { kindsFor, type RecordKind } from './record-kinds.ts'

/** Names change rarely; the palette opens often. */
const KEPT_MS = 5 * 60_000

/**
 * All accounts and people by their names, so that the palette finds them by pinyin without asking.
 * A list that fails is left out.
 *
 * @source ux: palette
 */
export const namedQuery = (ports: RecordPorts) =>
  queryOptions({
    queryKey: ['palette', 'named', ports.person.username, currentLanguage()],
    queryFn: async (): Promise<readonly PaletteItem[]> => {
      const kinds = kindsFor(ports)
      const accounts = kinds.find(({ type }) => type === 'studio_accounts')
      const people = kinds.find(({ type }) => type === 'users')
      const answers = await Promise.allSettled([
        accounts && mayRun(ports.person, 'studio_accounts.get_select')
          ? accountItems(ports, accounts)
          : [],
        people && mayRun(ports.person, 'users.get_role_select') ? peopleItems(ports, people) : [],
      ])
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    },
    staleTime: KEPT_MS,
    structuralSharing: false,
  })

async function accountItems({ sdk, go }: RecordPorts, kind: RecordKind) {
  const accounts = await sdk.studio_accounts.get_select()
  return accounts.map(({ id, label, uid }) => itemOf(kind, { id, nickname: label }, go, [uid]))
}

async function peopleItems({ sdk, go }: RecordPorts, kind: RecordKind) {
  const people = await readPeople(sdk)
  return people.map(({ id, label, username }) =>
    itemOf(kind, { id, full_name: label, username }, go, [username]),
  )
}
