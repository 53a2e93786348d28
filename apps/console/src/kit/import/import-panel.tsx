import { Button, Drawer, FileDrop } from '@omc/ui'
import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { fieldLabel } from '../../kernel/i18n/field-label.ts'
import { saveFile } from '../files/save-file.ts'
import { ColumnMapping } from './column-mapping.tsx'
import { ImportDefaults } from './import-defaults.tsx'
import type { ImportDefinition } from './import-definition.ts'
import { templateCsv } from './import-files.ts'
import { ImportOutcome } from './import-outcome.tsx'
import { ImportPreview } from './import-preview.tsx'
import { useImport, type Import } from './use-import.ts'

type ImportPanelProps = {
  readonly definition: ImportDefinition
  readonly onClose: () => void
}

/** Import of a table: file, columns and faults, confirmation, result. @source mockup import */
export function ImportPanel({ definition, onClose }: ImportPanelProps) {
  const { t } = useTranslation()
  const its = useImport(definition)
  return (
    <Drawer
      open
      size="lg"
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={t('import.title', { name: definition.label() })}
      {...(its.file
        ? {
            description: t('import.file', {
              name: its.file.name,
              count: its.file.table.rows.length,
            }),
          }
        : {})}
      closeLabel={t('act.close')}
      footer={<Foot its={its} onClose={onClose} />}
    >
      {its.result && its.file ? (
        <ImportOutcome its={its} result={its.result} table={its.file.table} />
      ) : its.file ? (
        <div className="flex flex-col gap-5">
          <ImportDefaults its={its} />
          <ColumnMapping its={its} table={its.file.table} />
          <ImportPreview its={its} />
        </div>
      ) : (
        <FirstStep its={its} />
      )}
    </Drawer>
  )
}

type ItsProps = { readonly its: Import }

function FirstStep({ its }: ItsProps) {
  const { t } = useTranslation()
  const { definition } = its
  return (
    <div className="flex flex-col gap-4">
      <FileDrop
        label={t('import.drop')}
        chooseLabel={t('import.choose')}
        hint={t('import.hint')}
        accept=".csv,.tsv,.txt,.xlsx"
        isBusy={its.isWorking}
        {...(its.fault === null ? {} : { error: its.fault })}
        onFile={(file) => void its.read(file)}
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

function Foot({ its, onClose }: ItsProps & { readonly onClose: () => void }) {
  const { t } = useTranslation()
  const { file, result, good, missing, isWorking } = its
  if (!file || result) return <Button onClick={onClose}>{t('import.back')}</Button>
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
