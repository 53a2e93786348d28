type Flat<T> = { [Key in keyof T]: T[Key] }
type Content<T> = T extends { content: infer Media } ? Media[keyof Media] : never

/** One of a list may be given without the list. */
type Many<T> = NonNullable<T> extends ReadonlyArray<infer One> ? One | readonly One[] : T

type PathArgs<Op> = Op extends { parameters: { path: infer Path extends object } } ? Path : unknown
type QueryOf<Op> = Op extends { parameters: { query?: infer Query } } ? NonNullable<Query> : never

/** The names that stand before brackets: `filter`, `page`, `fields`. */
type Family<Name> = Name extends `${infer Before}[${string}]` ? Before : never
type Members<Query, Before extends string> = {
  [Name in keyof Query as Name extends `${Before}[${infer Inner}]` ? Inner : never]: Many<
    Query[Name]
  >
}
/** Query parameters by their wire names, and those with brackets as objects too. */
type QueryArgs<Query> = {
  [Name in keyof Query as Exclude<Name, 'include'>]: Many<Query[Name]>
} & { [Before in Family<keyof Query>]?: Members<Query, Before> }

type BodyOf<Op> = Op extends { requestBody?: infer Body } ? Content<NonNullable<Body>> : never
/** Where a file may be sent as bytes, its argument takes them beside the base64 text. */
type UploadArgs<Parts> = {
  [Name in keyof Parts]: Name extends 'file' ? Parts[Name] | Blob : Parts[Name]
}
/** A body without attributes is a record of nothing, and beside one of those nothing fits. */
type NamedArgs<Attributes> = Attributes extends Record<string, never> ? unknown : Attributes
/** Fields of an operation's body, by name. */
export type BodyArgs<Op> = [BodyOf<Op>] extends [never]
  ? unknown
  : Op extends { requestBody?: { content: { 'multipart/form-data': infer Parts } } }
    ? UploadArgs<Parts>
    : BodyOf<Op> extends { data: { attributes?: infer Attributes } }
      ? NamedArgs<NonNullable<Attributes>>
      : BodyOf<Op> extends { data: unknown }
        ? unknown
        : BodyOf<Op>

/** The relations that an operation can include, as their paths. */
export type IncludeOf<Op> =
  QueryOf<Op> extends { include?: infer Paths }
    ? NonNullable<Paths> extends ReadonlyArray<infer Path extends string>
      ? Path
      : never
    : never

/** Relations that a call includes. */
export interface Including<Path extends string> {
  include?: Path | readonly Path[]
}

/** Arguments without the choice of includes, which a call infers. */
export type OwnArgs<Op> = Flat<
  PathArgs<Op> & ([QueryOf<Op>] extends [never] ? unknown : QueryArgs<QueryOf<Op>>) & BodyArgs<Op>
>

/**
 * Path parameters, query parameters and body attributes of an operation as one flat object.
 * Parameters with brackets have two spellings: `'filter[status]'` and `filter: { status }`.
 */
export type ArgsOf<Op> = [IncludeOf<Op>] extends [never]
  ? OwnArgs<Op>
  : Flat<OwnArgs<Op> & Including<IncludeOf<Op>>>
