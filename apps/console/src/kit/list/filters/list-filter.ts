import type { ReadOperation } from '@omc/sdk'

type Say = () => string

export type FilterOption = {
  readonly value: string
  readonly label: string
  /** How many others it stands below, in a tree. */
  readonly depth?: number
}

/**
 * One filter of a list. Its key in the address is `f.<name>`; its values are sent as
 * `filter[<name>]` unless noted otherwise.
 */
export type ListFilter<Name extends string = string> =
  | {
      readonly kind: 'choice'
      readonly name: Name
      readonly label: Say
      readonly options: () => readonly FilterOption[]
    }
  /** Yes or no. */
  | {
      readonly kind: 'flag'
      readonly name: Name
      readonly label: Say
      readonly yes: Say
      readonly no: Say
    }
  /** Days from..to, sent as `<since>` and `<until>`; the contract may have only one of them. */
  | {
      readonly kind: 'days'
      readonly name: string
      readonly label: Say
      readonly since?: Name
      readonly until?: Name
      /** Ends as days, or as instants of the person's own days (the default). */
      readonly as?: 'day' | 'instant'
    }
  /** Numbers from..to, sent as `<min>` and `<max>`; the contract may have only one of them. */
  | {
      readonly kind: 'range'
      readonly name: string
      readonly label: Say
      readonly min?: Name
      readonly max?: Name
      readonly unit: 'yuan' | 'percent' | 'count'
    }
  /** Exact values, typed or pasted. */
  | {
      readonly kind: 'words'
      readonly name: Name
      readonly label: Say
      /** Numbers of records; any text by default. */
      readonly are?: 'ids'
      /** Maximum number of values. */
      readonly most?: number
    }
  /** Records of the server, found by their names. */
  | {
      readonly kind: 'remote'
      readonly name: Name
      readonly label: Say
      readonly options: SelectOperation
      /** Attribute of an option that the filter sends. */
      readonly take?: 'id' | 'uid' | 'label'
    }

/** Operations behind selects: they answer labelled options, or the first page of records. */
export type SelectOperation = Extract<
  ReadOperation,
  | 'studio_accounts.get_select'
  | 'access_accounts.get_select'
  | 'carry_sources.get_select'
  | 'users.get_role_select'
  | 'business_categories.get_select'
  | 'business_teams.goudong_creator_tag_list'
  | 'business_teams.list'
  | 'users.list'
>

export type FilterOf<Kind extends ListFilter['kind']> = Extract<ListFilter, { readonly kind: Kind }>

/** Values by filter name; filters without values are absent. */
export type FilterValues = Readonly<Record<string, readonly string[]>>
