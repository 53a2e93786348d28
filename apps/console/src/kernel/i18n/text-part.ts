/** A file of texts, or a part of the program that brings its own. */
export type Brings<T> = () => Promise<{ readonly texts: T }>

/** The texts of one part of the program, in each language. */
export type TextPart = { readonly zh: Brings<object>; readonly en: Brings<object> }

/** The same keys with other words: what another language must bring. */
export type Translated<T> = {
  readonly [Key in keyof T]: T[Key] extends string ? string : Translated<T[Key]>
}

/** Declares the texts of a part; the compiler sees that none is missing in English. */
export const textPart = <T extends object>(zh: Brings<T>, en: Brings<Translated<T>>): TextPart => ({
  zh,
  en,
})
