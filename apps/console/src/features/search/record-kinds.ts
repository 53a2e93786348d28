import type { OperationId } from '@omc/sdk'
import { FileText, IdCard, Send, User, type LucideIcon } from 'lucide-react'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { parseLocation } from '../../kernel/router/address.ts'
import type { Person } from '../../kernel/session/person.ts'
import { isOpen, type OpenPorts } from '../../kit/is-open.ts'
import type { ListResource } from '../../kit/list/list-names.ts'
import { platformName } from '../../kit/list/platform-name.ts'
import { mayRun } from '../../kit/may-run.ts'
import declared from './generated/record-kinds.json'

/** Attributes of a record, as the server sends them. */
export type Row = Readonly<Record<string, unknown>> & { readonly id: string }

/** A kind of record that a person may list, on a screen that they may open. */
export type RecordKind = {
  readonly type: ListResource
  readonly label: string
  readonly Icon: LucideIcon
  readonly isAccount: boolean
  /** Attributes that title and address read. */
  readonly reads: readonly string[]
  readonly titleOf: (row: Row) => string
  /** Address of the row in its list. */
  readonly addressOf: (row: Row) => string
  /** Address of its list with words in the search; null when the list is that of one record. */
  readonly searchAddress: (words: string) => string | null
}

/** A kind as the screens show it; a test compares the file with their lists. */
type Declared = {
  readonly type: string
  readonly label: { readonly zh: string; readonly en: string }
  /** Attributes of the title, each standing in for those before; parts of one have a space between. */
  readonly names: readonly string[]
  readonly ofPlatform?: boolean
  /** Addresses of its lists, the widest first; a part in braces is an attribute of the row. */
  readonly places: readonly { readonly at: string; readonly may?: string }[]
}

const DECLARED: readonly Declared[] = declared
const ACCOUNTS: ReadonlySet<string> = new Set(['studio_accounts', 'access_accounts'])
const PEOPLE: ReadonlySet<string> = new Set(['users', 'smart_daren_accounts', 'team_relations'])

export type KindPorts = OpenPorts & { readonly person: Person }

/** Kinds of record for a person, in the order of the screens. */
export const kindsFor = (ports: KindPorts): readonly RecordKind[] =>
  DECLARED.flatMap((kind) => {
    const place = kind.places.find((one) => isPlaceOpen(one, ports))
    // as: a type is that of a list.
    const type = kind.type as ListResource
    return place && mayRun(ports.person, `${type}.list`) ? [kindAt(kind, type, place.at)] : []
  })

function isPlaceOpen({ at, may }: Declared['places'][number], ports: KindPorts): boolean {
  const path = parseLocation(at).pathname.replaceAll(/\{\w+\}/g, '{id}')
  // as: an operation of a tab, from the file.
  return isOpen(path, ports) && (may === undefined || mayRun(ports.person, may as OperationId))
}

function kindAt(
  { label, names, ofPlatform }: Declared,
  type: ListResource,
  at: string,
): RecordKind {
  const inAddress = [...at.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const textOf = (row: Row, name: string) => {
    const value = typeof row[name] === 'string' ? row[name] : ''
    return ofPlatform ? platformName(value) : value
  }
  return {
    type,
    label: label[currentLanguage()],
    Icon: iconOf(type),
    isAccount: ACCOUNTS.has(type),
    reads: [...new Set([...names.flatMap((name) => name.split(' ')), ...inAddress])],
    titleOf: (row) =>
      names
        .map((name) =>
          name
            .split(' ')
            .map((part) => textOf(row, part))
            .join(' ')
            .trim(),
        )
        .find((title) => title !== '') ?? '',
    addressOf: (row) => {
      const place = at.replaceAll(/\{(\w+)\}/g, (_part, name: string) => String(row[name]))
      return withParameter(place, `peek=${row.id}`)
    },
    searchAddress: (words) =>
      inAddress.length > 0 ? null : withParameter(at, `q=${encodeURIComponent(words)}`),
  }
}

const withParameter = (address: string, parameter: string): string =>
  `${address}${address.includes('?') ? '&' : '?'}${parameter}`

function iconOf(type: string): LucideIcon {
  if (ACCOUNTS.has(type)) return IdCard
  if (PEOPLE.has(type)) return User
  return type.includes('publish') ? Send : FileText
}
