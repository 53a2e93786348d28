/** Loads a file of texts, or a part of the program that contains its texts. */
export type Brings<T> = () => Promise<{ readonly texts: T }>

/** Loaders of one part's texts by language. */
export type TextPart = { readonly zh: Brings<object>; readonly en: Brings<object> }

/** The same keys with other texts, required of another language. */
export type Translated<T> = {
  readonly [Key in keyof T]: T[Key] extends string ? string : Translated<T[Key]>
}

/** Declares the texts of a part; the compiler checks that English lacks none. */
export const textPart = <T extends object>(zh: Brings<T>, en: Brings<Translated<T>>): TextPart => ({
  zh,
  en,
})
