import type { Resources } from '../generated/operations.ts'

/** Meaning of a value to people and screens, independent of its JSON type. */
export type FieldKind =
  /** RFC 3339 in UTC */
  | 'instant'
  /** YYYY-MM-DD */
  | 'day'
  /** YYYY-MM */
  | 'month'
  /** at most two decimals */
  | 'yuan'
  | 'percent'
  | 'seconds'
  | 'bytes'
  | 'pixels'
  /** a whole number of things, 0 or more */
  | 'count'
  | 'number'
  /** one of a closed list, see `choices` */
  | 'choice'
  /** wire name of a platform or channel, from an open list */
  | 'platform'
  /** id of a record, see `of` */
  | 'id'
  /** an outside number or a word for programs; shown as it is */
  | 'key'
  | 'text'
  /** address of a picture */
  | 'image'
  /** address of a video */
  | 'video'
  | 'url'
  | 'email'
  | 'phone'
  | 'secret'
  | 'file'
  | 'flag'
  | 'object'

/** One attribute: what it is and what people call it. */
export interface FieldFact {
  readonly kind: FieldKind
  readonly zh: string
  readonly en: string
  /** Type of the records an id is of. */
  readonly of?: string
  /** A list of such values. */
  readonly many?: true
  readonly nullable?: true
  /** Values of a choice, in their usual order, with what people call them. */
  readonly choices?: readonly Choice[]
}

/** One value of a closed list. */
export interface Choice {
  readonly value: string
  readonly zh: string
  readonly en: string
}

/** Types of the records that the API answers. */
export type RecordType = keyof Resources

/** Names of the attributes of a resource. */
export type FieldName<R extends RecordType> = keyof Resources[R]['attributes'] & string

/** Facts of every attribute of a resource. */
export type FieldsOf<R extends RecordType> = { readonly [Name in FieldName<R>]: FieldFact }

/** Facts as they are, where they are those of every attribute of the resource and of nothing else. */
export type Checked<
  R extends RecordType,
  Facts extends FieldsOf<R> & Readonly<Record<Exclude<keyof Facts, FieldName<R>>, never>>,
> = Facts
