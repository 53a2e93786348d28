import type { Sdk } from '@omc/sdk'
import { queryOptions } from '@tanstack/react-query'
import { IdCard, User } from 'lucide-react'
import { currentLanguage, i18n } from '../../kernel/i18n/i18n.ts'
import type { Person } from '../../kernel/session/person.ts'
import { mayRun } from '../../kit/may-run.ts'
import { readPeople } from '../../kit/people.ts'
import type { PaletteItem } from './palette-item.ts'
import { kindsFor } from './record-items.ts'

/** Names change rarely; the palette opens often. */
const KEPT_MS = 5 * 60_000

/**
 * All accounts and people by their names, so that the palette finds them by pinyin without asking.
 * A list that fails is left out.
 *
 * @source ux: palette
 */
export const namedQuery = (sdk: Sdk, person: Person, go: (address: string) => void) =>
  queryOptions({
    queryKey: ['palette', 'named', person.username, currentLanguage()],
    queryFn: async (): Promise<readonly PaletteItem[]> => {
      const types = new Set(kindsFor(person, false).map(({ type }) => type))
      const answers = await Promise.allSettled([
        types.has('studio_accounts') && mayRun(person, 'studio_accounts.get_select')
          ? accountItems(sdk, go)
          : [],
        types.has('users') && mayRun(person, 'users.get_role_select') ? peopleItems(sdk, go) : [],
      ])
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
    },
    staleTime: KEPT_MS,
    structuralSharing: false,
  })

async function accountItems(sdk: Sdk, go: (address: string) => void) {
  const accounts = await sdk.studio_accounts.get_select()
  return accounts.map(({ id, label, uid }): PaletteItem => ({
    id: `studio_accounts/${id}`,
    kind: 'record',
    titles: [label],
    keywords: [uid, id],
    isAccount: true,
    Icon: IdCard,
    hint: `${i18n.t('search.record.account')} #${id}`,
    run: () => go(`/console?uid=${encodeURIComponent(uid)}`),
  }))
}

async function peopleItems(sdk: Sdk, go: (address: string) => void) {
  const people = await readPeople(sdk)
  return people.map(({ id, label, username }): PaletteItem => ({
    id: `users/${id}`,
    kind: 'record',
    titles: [label],
    keywords: [username, id],
    Icon: User,
    hint: `${i18n.t('search.record.user')} #${id}`,
    run: () => go(`/setting/user?q=${encodeURIComponent(username)}`),
  }))
}
