import { can, canVisit, type Permission } from '@omc/acl'
import type { Result, Sdk } from '@omc/sdk'
import { parseQuery } from '@omc/shell'
import { FileText, IdCard, Send, User, type LucideIcon } from 'lucide-react'
import { i18n } from '../../kernel/i18n/i18n.ts'
import type { Person } from '../../kernel/session/person.ts'
import type { PaletteItem } from './palette-item.ts'

/** Maximum results per kind of record. */
const ASKED_COUNT = 5

type Found = { readonly id: string; readonly title: string; readonly words: readonly string[] }

type RecordKind = {
  readonly type: string
  readonly label: () => string
  readonly Icon: LucideIcon
  readonly permission: Permission
  readonly isAccount?: boolean
  /** Full-text search. */
  readonly ask: (sdk: Sdk, text: string) => Promise<readonly Found[]>
  /** @throws ApiError 404 for a record that was deleted or may not be read */
  readonly get: (sdk: Sdk, id: string) => Promise<Found>
  readonly addressOf: (found: Found) => string
}

const page = { 'page[number]': 1, 'page[size]': ASKED_COUNT } as const

const contentOf = ({ id, title, desc, source_author }: Result<'carry_contents.get'>): Found => ({
  id,
  title,
  words: [desc, source_author ?? ''],
})
const publishOf = ({ id, title, source_user, feed_id }: Result<'carry_publishes.get'>): Found => ({
  id,
  title,
  words: [source_user, feed_id ?? ''],
})
const accountOf = ({
  id,
  nickname,
  uid,
  username,
  remark,
  mcn_name,
}: Result<'studio_accounts.get'>): Found => ({
  id,
  title: nickname || uid,
  words: [uid, username, remark, mcn_name],
})
const userOf = ({ id, full_name, username, phone_number }: Result<'users.get'>): Found => ({
  id,
  title: full_name || username,
  words: [username, phone_number ?? ''],
})

const KINDS: readonly RecordKind[] = [
  {
    type: 'carry_contents',
    label: () => i18n.t('search.record.content'),
    Icon: FileText,
    permission: 'content:read',
    async ask(sdk, text) {
      const { items } = await sdk.carry_contents.list({
        ...page,
        'filter[search]': text,
        'fields[carry_contents]': ['title', 'desc', 'source_author'],
      })
      return items.map(contentOf)
    },
    get: async (sdk, id) => contentOf(await sdk.carry_contents.get({ id })),
    addressOf: ({ id }) => `/carry/content/list?q=${id}`,
  },
  {
    type: 'carry_publishes',
    label: () => i18n.t('search.record.publish'),
    Icon: Send,
    permission: 'publish:read',
    async ask(sdk, text) {
      const { items } = await sdk.carry_publishes.list({
        ...page,
        'filter[search]': text,
        'fields[carry_publishes]': ['title', 'source_user', 'feed_id'],
      })
      return items.map(publishOf)
    },
    get: async (sdk, id) => publishOf(await sdk.carry_publishes.get({ id })),
    addressOf: ({ id }) => `/carry/publish/list?q=${id}`,
  },
  {
    type: 'studio_accounts',
    label: () => i18n.t('search.record.account'),
    Icon: IdCard,
    permission: 'account:read',
    isAccount: true,
    async ask(sdk, text) {
      const { items } = await sdk.studio_accounts.list({
        ...page,
        'filter[search]': text,
        'fields[studio_accounts]': ['nickname', 'uid', 'username', 'remark', 'mcn_name'],
      })
      return items.map(accountOf)
    },
    get: async (sdk, id) => accountOf(await sdk.studio_accounts.get({ id })),
    addressOf: ({ words }) => `/console?uid=${encodeURIComponent(words[0] ?? '')}`,
  },
  {
    type: 'users',
    label: () => i18n.t('search.record.user'),
    Icon: User,
    permission: 'user:read',
    async ask(sdk, text) {
      const { items } = await sdk.users.list({
        ...page,
        'filter[search]': text,
        'fields[users]': ['full_name', 'username', 'phone_number'],
      })
      return items.map(userOf)
    },
    get: async (sdk, id) => userOf(await sdk.users.get({ id })),
    addressOf: ({ words }) => `/setting/user?q=${encodeURIComponent(words[0] ?? '')}`,
  },
]

/** Kinds that a person may read and whose screen they may open. */
export function kindsFor(person: Person, isAccountWanted: boolean): readonly RecordKind[] {
  const nothing = { id: '0', title: '', words: [] }
  return KINDS.filter(
    ({ permission, addressOf, isAccount = false }) =>
      (isAccount || !isAccountWanted) &&
      can(person, permission) &&
      canVisit(person, addressOf(nothing)),
  )
}

/**
 * Searches records of all kinds in parallel. Failed kinds are left out if at least one answers.
 *
 * @throws the first failure when no kind answered
 * @source ux: palette, records
 */
export async function askRecords(
  sdk: Sdk,
  person: Person,
  typed: string,
  go: (address: string) => void,
): Promise<readonly PaletteItem[]> {
  const { text, scope } = parseQuery(typed)
  // Only a number is an id; the server would search titles for other text.
  if (scope === 'ids' && !/^\d+$/.test(text)) return []
  const kinds = kindsFor(person, scope === 'accounts')
  const answers = await Promise.allSettled(kinds.map(({ ask }) => ask(sdk, text)))
  const failure = answers.find((answer) => answer.status === 'rejected')
  if (failure && !answers.some(({ status }) => status === 'fulfilled')) throw failure.reason
  return kinds.flatMap((kind, at) => {
    const answer = answers[at]
    return answer?.status === 'fulfilled'
      ? answer.value.map((found) => itemOf(kind, found, go))
      : []
  })
}

/**
 * Reads recently opened records by id, without those that were deleted or may no longer be read.
 *
 * @source ux: palette, recent
 */
export async function askRecentRecords(
  sdk: Sdk,
  person: Person,
  recent: readonly string[],
  go: (address: string) => void,
): Promise<readonly PaletteItem[]> {
  const kinds = kindsFor(person, false)
  const answers = await Promise.allSettled(
    recent.map(async (key): Promise<readonly PaletteItem[]> => {
      const [type, id = ''] = key.split('/', 2)
      const kind = kinds.find((one) => one.type === type)
      if (!kind) return []
      return [itemOf(kind, await kind.get(sdk, id), go)]
    }),
  )
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

function itemOf(kind: RecordKind, found: Found, go: (address: string) => void): PaletteItem {
  return {
    id: `${kind.type}/${found.id}`,
    kind: 'record',
    titles: [found.title || found.id],
    keywords: [...found.words.filter(Boolean), found.id],
    isAccount: kind.isAccount ?? false,
    Icon: kind.Icon,
    hint: `${kind.label()} #${found.id}`,
    run: () => go(kind.addressOf(found)),
  }
}
