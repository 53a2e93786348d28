import { i18n } from '../../../kernel/i18n/i18n.ts'

type Named = {
  readonly id: string
  readonly keyword: string
  readonly topic: string
  readonly category: string
}

/** What people know a task by: its keyword, else its topic, its category or its number. */
export const taskName = ({ id, keyword, topic, category }: Named): string =>
  keyword || topic || category || i18n.t('creatorTask.unnamed', { id })
