import { Upload } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { loadPart } from '../../kernel/errors/load-part.ts'
import { withTexts } from '../../kernel/i18n/i18n.ts'
import { taskTexts } from '../../kernel/i18n/later-parts.ts'
import type { PageAct } from '../list/list-acts.ts'
import { panelPart } from '../list/panel-part.ts'
import type { ImportDefinition, ImportOperation } from './import-definition.ts'

/** The panel of an import; its script loads with the first one. */
export const ImportPanel = lazy(() =>
  loadPart(() =>
    withTexts(taskTexts, async () => ({
      default: (await import('./import-panel.tsx')).ImportPanel,
    })),
  ),
)

/** Act of a list that imports a table; panel and columns load when it is chosen. */
export const importAct = (
  operation: ImportOperation,
  label: () => string,
  load: () => Promise<ImportDefinition>,
): PageAct => ({
  operation,
  label,
  icon: <Upload size={14} aria-hidden />,
  Panel: panelPart(async () => {
    const definition = await load()
    return function Import({ onClose }: { readonly onClose: () => void }) {
      return (
        <Suspense fallback={null}>
          <ImportPanel definition={definition} onClose={onClose} />
        </Suspense>
      )
    }
  }),
})
