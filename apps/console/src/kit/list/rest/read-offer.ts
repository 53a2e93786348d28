import { listFacts, type FilterFact } from '@omc/sdk/lists'
import { fieldLabel } from '../../../kernel/i18n/field-label.ts'
import { choiceFilter } from '../filters/choice-filter.ts'
import { flagFilter } from '../filters/flag-filter.ts'
import type { FilterOf, ListFilter, SelectOperation } from '../filters/list-filter.ts'
import { platformFilter } from '../filters/platform-filter.ts'
import { recordFilter } from '../filters/record-filter.ts'
import type { ListDefinition } from '../list-definition.ts'
import type { ListRow } from '../list-names.ts'
import { TEAM, withTeam } from '../team/with-team.ts'
import { wholeList } from '../whole-list.ts'
import type { Offer } from './offer.ts'

/** Operations that answer records by name. */
const SELECTS: Readonly<Partial<Record<string, SelectOperation>>> = {
  users: 'users.get_role_select',
  studio_accounts: 'studio_accounts.get_select',
  access_accounts: 'access_accounts.get_select',
  carry_sources: 'carry_sources.get_select',
  business_categories: 'business_categories.get_select',
}

/** `withTeam` shows the team to people who see several; for everybody else it is always the same. */
const WITHOUT: readonly string[] = [TEAM]

/** Filters and attributes of a list's operation, each by its kind in the contract. */
export async function readOffer(resource: string) {
  const facts = await listFacts(resource)
  const filters = facts?.filters.filter(({ name }) => !WITHOUT.includes(name)) ?? []
  const columns = facts?.columns ?? {}
  const offered = Object.entries(columns).filter(([name]) => !WITHOUT.includes(name))
  const offer: Offer = { filters: filters.map(filterOf), columns: Object.fromEntries(offered) }
  return {
    ...offer,
    /** A list with all that is offered, see `wholeList`. */
    wholeList: <Row extends ListRow>(
      list: ListDefinition<Row>,
      shown: readonly string[] | undefined,
    ) => wholeList(list, offer, shown),
    /** A list with the team of each row, see `withTeam`. */
    withTeam: <Row extends ListRow>(list: ListDefinition<Row>) => withTeam(list, columns),
  }
}

function filterOf(fact: FilterFact): ListFilter {
  const { name } = fact
  if (fact.takes === 'span') return spanOf(fact)
  if (fact.kind === 'flag') return flagFilter(name, fact)
  // as: the kind is that of a choice.
  if (fact.kind === 'choice') return choiceFilter(name, fact as FilterFact & { kind: 'choice' })
  if (fact.kind === 'platform') return platformFilter(name, fact, fact.values)
  const select = SELECTS[fact.of ?? '']
  if (select) return recordFilter(name, fact, select)
  return {
    kind: 'words',
    name,
    label: () => fieldLabel(fact),
    ...(fact.kind === 'id' ? { are: 'ids' } : {}),
    ...(fact.takes === 'value' ? { most: 1 } : {}),
  }
}

function spanOf(fact: FilterFact & { readonly takes: 'span' }): ListFilter {
  const { name, kind, from, to } = fact
  const label = () => fieldLabel(fact)
  if (kind === 'instant' || kind === 'day')
    return { kind: 'days', name, label, ...ends('since', from), ...ends('until', to), as: kind }
  return {
    kind: 'range',
    name,
    label,
    ...ends('min', from),
    ...ends('max', to),
    unit: unitOf(kind),
  }
}

const ends = <Name extends string>(name: Name, filter: string | undefined) =>
  // as: a computed name widens to any text.
  (filter === undefined ? {} : { [name]: filter }) as { readonly [End in Name]?: string }

const unitOf = (kind: FilterFact['kind']): FilterOf<'range'>['unit'] =>
  kind === 'yuan' || kind === 'percent' ? kind : 'count'
