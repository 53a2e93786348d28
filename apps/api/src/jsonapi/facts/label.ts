/** A name in both languages. */
export interface Label {
  zh: string
  en: string
}
