import { Button, FileDrop } from '@omc/ui'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../../kernel/i18n/field-label.ts'
import { saveFile } from '../files/save-file.ts'
import { ColumnMapping } from './column-mapping.tsx'
import { ImportDefaults } from './import-defaults.tsx'
import { templateCsv } from './import-files.ts'
import { ImportOutcome } from './import-outcome.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportProgress } from './import-progress.tsx'
import type { Import } from './use-import.ts'

const TABLES = '.csv,.tsv,.txt,.xlsx'

type ItsProps = { readonly its: Import }

/** A file, then its columns and faults, then the result. */
export function ImportSteps({ its }: ItsProps) {
  return (
    <div className="flex flex-col gap-5">
      <ImportProgress its={its} />
      <OpenStep its={its} />
    </div>
  )
}

function OpenStep({ its }: ItsProps) {
  if (its.result && its.file)
    return <ImportOutcome its={its} result={its.result} table={its.file.table} />
  if (!its.file) return <FirstStep its={its} />
  return (
    <div className="flex flex-col gap-5">
      <ImportDefaults its={its} />
      <ColumnMapping its={its} table={its.file.table} />
      <ImportPreview its={its} />
    </div>
  )
}

function FirstStep({ its }: ItsProps) {
  const { t } = useTranslation()
  const { definition } = its
  return (
    <div className="flex flex-col gap-4">
      <FileDrop
        label={t('import.drop')}
        chooseLabel={t('import.choose')}
        hint={t(definition.plainText === undefined ? 'import.hint' : 'import.hintText')}
        accept={definition.plainText === undefined ? TABLES : `${TABLES},.md`}
        isBusy={its.isWorking}
        {...(its.fault === null ? {} : { error: its.fault })}
        onFiles={([file]) => void its.read(file)}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">{t('import.columns')}</h3>
        <Button
          variant="ghost"
          icon={<Download size={14} aria-hidden />}
          onClick={() => saveFile(templateCsv(definition), `${definition.label()}.csv`)}
        >
          {t('import.template')}
        </Button>
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-fg2">
        {Object.entries(definition.columns).map(([name, { fact, isRequired }]) => (
          <li key={name}>
            {fieldLabel(fact)}
            {isRequired ? <span className="text-danger-fg">（{t('import.required')}）</span> : null}
          </li>
        ))}
      </ul>
    </div>
  )
}

type ImportFootProps = ItsProps & {
  /** Label of the button that closes; default: back to the list. */
  readonly back?: string
  readonly onClose: () => void
}

/** Acts of the open step. */
export function ImportFoot({ its, back, onClose }: ImportFootProps) {
  const { t } = useTranslation()
  const { file, result, good, missing, isWorking } = its
  if (!file || result) return <Button onClick={onClose}>{back ?? t('import.back')}</Button>
  return (
    <>
      <Button variant="ghost" onClick={its.leaveFile}>
        {t('import.another')}
      </Button>
      <Button
        variant="primary"
        isLoading={isWorking}
        disabled={good.length === 0 || missing.length > 0}
        onClick={() => void its.send()}
      >
        {t('import.confirm', { count: good.length })}
      </Button>
    </>
  )
}
