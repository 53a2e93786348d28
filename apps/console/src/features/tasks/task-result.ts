import { refusalText } from '../../kernel/errors/error-text.ts'
import { currentLanguage, i18n } from '../../kernel/i18n/i18n.ts'
import { toCsv } from '../../kit/files/to-csv.ts'
import type { Task } from '../../kit/tasks/task.ts'

/** Result of each row, for a spreadsheet. */
export function resultCsv({ rows }: Pick<Task, 'rows'>): string {
  const { t } = i18n
  const head = [t('task.column.id'), t('task.column.name'), t('task.column.result')]
  return toCsv([
    [...head, t('task.column.reason')],
    ...rows.map(({ id, name, error }) => [
      id,
      name,
      t(error === null ? 'task.rowDone' : 'task.rowFailed'),
      error === null ? '' : refusalText(error, currentLanguage()),
    ]),
  ])
}
