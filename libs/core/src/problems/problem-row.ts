import type { Words } from '../vocabulary/words.ts'

/**
 * One refusal that the server can answer: its HTTP status and its sentence in both languages. What
 * is in braces is a parameter: `最多 {most} 个`. English words beside a number have two forms, the
 * first for 1: `{count} {count|row|rows}`.
 */
export type ProblemRow = Words & { readonly status: number }

/** Value of a parameter; a text for people has both languages. */
export type ProblemParam = string | number | Words

/** The names in braces of a sentence. */
export type NamesIn<Text extends string> = Text extends `${string}{${infer Hole}}${infer Rest}`
  ? NameOf<Hole> | NamesIn<Rest>
  : never

type NameOf<Hole extends string> = Hole extends `${infer Name}|${string}` ? Name : Hole

type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? unknown : never) : never

/** A row whose two sentences do not name the same parameters does not fit. */
type Complete<Row extends ProblemRow> = Same<NamesIn<Row['zh']>, NamesIn<Row['en']>>

/**
 * Declares the refusals of one area by their key: the code that programs read, and after a dot which
 * of its cases it is (`too_large.file`).
 */
export const problems = <const Rows extends Readonly<Record<string, ProblemRow>>>(
  rows: Rows & { [Key in keyof Rows]: Complete<Rows[Key]> },
): Rows => rows
