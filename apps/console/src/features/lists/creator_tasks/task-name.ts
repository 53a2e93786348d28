import { i18n } from '../../../kernel/i18n/i18n.ts'

type Named = {
  readonly id: string
  readonly keyword: string
  readonly topic: string
  readonly category: string
}

/** Name of a task: its keyword, else its topic, its category or its number. */
export const taskName = ({ id, keyword, topic, category }: Named): string =>
  keyword || topic || category || i18n.t('creatorTask.unnamed', { id })
