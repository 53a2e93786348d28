/** What people call something, in both languages. */
export interface Label {
  zh: string
  en: string
}
