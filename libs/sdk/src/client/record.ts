type Flat<T> = { [Key in keyof T]: T[Key] }

/** Value of a relation whose record was not included. */
export interface Reference<Type extends string = string> {
  id: string
  type: Type
}

/** A record as the wire writes it. */
export interface WireRecord {
  type: string
  attributes?: object
  relationships?: object
}

type Attributes<T> = T extends { attributes?: infer Named } ? NonNullable<Named> : unknown
type RelationsOf<T> = T extends { relationships?: infer Named }
  ? string extends keyof NonNullable<Named>
    ? {}
    : NonNullable<Named>
  : {}
type LinkOf<Relation> = Relation extends { data?: infer Link } ? Link : never

/** The first names of paths, and what follows a name. */
type Head<Path extends string> = Path extends `${infer Name}.${string}` ? Name : Path
type Tail<Path extends string, Name> = Name extends string
  ? Path extends `${Name}.${infer Rest}`
    ? Rest
    : never
  : never

/** The record behind a link: to many, to one, or null. */
type Target<Link, Known, Path extends string> =
  Link extends ReadonlyArray<infer One>
    ? Target<One, Known, Path>[]
    : Link extends { type: infer Type }
      ? Type extends keyof Known
        ? Known[Type] extends WireRecord
          ? SeenRecord<Known[Type], Known, Path>
          : never
        : Reference<Extract<Type, string>>
      : Link

type References<Link> =
  Link extends ReadonlyArray<infer One>
    ? References<One>[]
    : Link extends { type: infer Type extends string }
      ? Reference<Type>
      : Link

type Included<Relations, Known, Path extends string> = {
  [Name in keyof Relations as Name extends Head<Path> ? Name : never]-?: Target<
    LinkOf<NonNullable<Relations[Name]>>,
    Known,
    Tail<Path, Name>
  >
}
type Referred<Relations, Path extends string> = {
  [Name in keyof Relations as Name extends Head<Path> ? never : Name]?: References<
    LinkOf<NonNullable<Relations[Name]>>
  >
}

/**
 * An included record, as the caller may see it: one that is hidden from the caller is only id and
 * type, one that the caller may not read has the few attributes that name it. Which of them it is
 * nobody knows before the answer.
 */
export type SeenRecord<Wire extends WireRecord, Known = {}, Path extends string = never> = Flat<
  Reference<Wire['type']> & Partial<Omit<FlatRecord<Wire, Known, Path>, 'id' | 'type'>>
>

/**
 * A record with its attributes and relations lifted to its own level. Relations on `Path` hold the
 * record they lead to, the others its id and type.
 */
export type FlatRecord<Wire extends WireRecord, Known = {}, Path extends string = never> = Flat<
  Reference<Wire['type']> &
    Omit<Attributes<Wire>, 'id' | 'type'> &
    Included<RelationsOf<Wire>, Known, Path> &
    Referred<RelationsOf<Wire>, Path>
>
