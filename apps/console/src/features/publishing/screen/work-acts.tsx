import { Button } from '@omc/ui'
import { Images, RefreshCw, Trash2, type LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { WorkFamily, WorkKind } from '../work/work-kinds.ts'

const ICONS: Readonly<Record<WorkFamily, LucideIcon>> = {
  sync: RefreshCw,
  images: Images,
  delete: Trash2,
}

type WorkActsProps = {
  readonly kinds: readonly WorkKind[]
  readonly isReady: boolean
  readonly onChoose: (kind: WorkKind) => void
}

/** One button for each job that the person may run. */
export function WorkActs({ kinds, isReady, onChoose }: WorkActsProps) {
  const { t } = useTranslation()
  return (
    <div className="flex flex-wrap gap-2">
      {kinds.map((kind) => {
        const Icon = ICONS[kind.family]
        return (
          <Button
            key={kind.name}
            size="sm"
            variant={kind.family === 'delete' ? 'danger' : 'secondary'}
            data-testid={`work-${kind.name}`}
            disabled={!isReady}
            icon={<Icon size={14} aria-hidden />}
            onClick={() => onChoose(kind)}
          >
            {t(`accountWork.name.${kind.name}`)}
          </Button>
        )
      })}
    </div>
  )
}
