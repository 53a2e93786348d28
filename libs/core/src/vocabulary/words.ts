/** A text in both languages of the product. */
export type Words = { readonly zh: string; readonly en: string }
