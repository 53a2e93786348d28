import { Button, OutcomeList } from '@omc/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { refusalText } from '../../kernel/errors/error-text.ts'
import { currentLanguage } from '../../kernel/i18n/i18n.ts'
import { useServices } from '../../kernel/services/services-context.ts'
import { saveFile } from '../files/save-file.ts'
import { undoWrites } from '../tasks/undo-writes.ts'
import { failedCsv } from './import-files.ts'
import type { ImportResult } from './import-result.ts'
import type { Table } from './table.ts'
import type { Import } from './use-import.ts'

type ImportOutcomeProps = {
  readonly its: Import
  readonly result: ImportResult
  readonly table: Table
}

/** Result of the rows; omitted ones can be saved, corrected and imported again. */
export function ImportOutcome({ its, result, table }: ImportOutcomeProps) {
  const { t } = useTranslation()
  const services = useServices()
  const [undoId, setUndoId] = useState(result.undoId)
  const language = currentLanguage()
  const reasons = new Map<number, string>([
    ...its.faulty.map(({ number, faults }): [number, string] => [
      number,
      Object.values(faults).join('；'),
    ]),
    ...result.failed.map(({ number, error }): [number, string] => [
      number,
      refusalText(error, language),
    ]),
  ])
  const left = [...reasons].toSorted(([a], [b]) => a - b)
  const undo = async () => {
    const { operation } = its.definition
    if ((await undoWrites(services, operation, undoId ? [undoId] : [])).length === 0)
      setUndoId(null)
  }
  return (
    <div className="flex flex-col gap-3">
      <output className="text-sm text-fg">
        {t('import.done', {
          done: result.succeeded.length,
          failed: result.failed.length,
          skipped: its.faulty.length,
        })}
      </output>
      <div className="flex flex-wrap gap-2">
        {undoId ? <Button onClick={() => void undo()}>{t('import.undo')}</Button> : null}
        {left.length > 0 ? (
          <Button
            onClick={() => saveFile(failedCsv(table, reasons), `${t('import.failedFile')}.csv`)}
          >
            {t('import.failedFile')}
          </Button>
        ) : null}
      </div>
      <OutcomeList
        label={t('import.result')}
        words={{ done: t('task.rowDone'), failed: t('task.rowFailed') }}
        items={left.map(([number, reason]) => ({
          id: String(number),
          name: t('import.resultRow', { row: number }),
          reason,
        }))}
      />
    </div>
  )
}
