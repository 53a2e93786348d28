import { useTranslation } from 'react-i18next'
import { SidePanel } from '../side-panel.tsx'
import type { ImportDefinition } from './import-definition.ts'
import { ImportFoot, ImportSteps } from './import-steps.tsx'
import { useImport } from './use-import.ts'

type ImportPanelProps = {
  readonly definition: ImportDefinition
  readonly onClose: () => void
}

/** Import of a table: file, columns and faults, confirmation, result. @source mockup import */
export function ImportPanel({ definition, onClose }: ImportPanelProps) {
  const { t } = useTranslation()
  const its = useImport(definition)
  return (
    <SidePanel
      onClose={onClose}
      size="lg"
      title={t('import.title', { name: definition.label() })}
      {...(its.file
        ? {
            description: t('import.file', {
              name: its.file.name,
              count: its.file.table.rows.length,
            }),
          }
        : {})}
      footer={<ImportFoot its={its} onClose={onClose} />}
    >
      <ImportSteps its={its} />
    </SidePanel>
  )
}
