import type { zh } from './zh/index.ts'

/** All texts; the Chinese ones say which there are. */
export type Texts = typeof zh

/** The same keys with other words: what another language must bring. */
export type Translated<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Translated<T[Key]> }
