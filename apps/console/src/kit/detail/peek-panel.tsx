import { ErrorState, IconButton } from '@omc/ui'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { ComponentType, KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useServices } from '../../kernel/services/services-context.ts'
import { Failure } from '../failure.tsx'
import type { PeekProps } from '../list/list-definition.ts'
import { SidePanel } from '../side-panel.tsx'
import type { DetailDefinition, DetailRecord } from './detail-definition.ts'
import { detailQuery, isGone } from './detail-query.ts'
import { DetailSections } from './detail-sections.tsx'
import { historySection } from './history-section.tsx'

/**
 * A record next to its list, which stays usable: shows the row's data at once, the rest when
 * loaded. Arrow keys move through the rows.
 */
export const peekPanel = <Rec extends DetailRecord>(
  detail: DetailDefinition<Rec>,
): ComponentType<PeekProps<DetailRecord>> => {
  const History = historySection(detail.resource).Part
  return function PeekPanel({ row, id, onClose, onPrevious, onNext }) {
    const { t } = useTranslation()
    const { sdk } = useServices()
    const { data, error, refetch } = useQuery(detailQuery(sdk, detail, id))
    // as: attributes that the row lacks are placeholders until the record has loaded.
    const record = data ?? ((row ?? { id }) as Rec)
    const isKnown = data !== undefined || row !== undefined
    const walk = (event: KeyboardEvent) => {
      const step = { ArrowUp: onPrevious, ArrowDown: onNext }[event.key]
      if (!step || isTyping(event) || isBeside(event)) return
      event.preventDefault()
      step()
    }
    return (
      <SidePanel
        onClose={onClose}
        isModal={false}
        title={isKnown ? detail.title(record) : `#${id}`}
        description={data ? detail.description?.(data) : undefined}
        actions={
          <>
            <Step label={t('listPart.previousRow')} isUp onPress={onPrevious} />
            <Step label={t('listPart.nextRow')} onPress={onNext} />
          </>
        }
      >
        {/* Handles keys of the whole panel, in addition to its buttons. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div className="flex flex-col gap-4" onKeyDown={walk}>
          {error && (isGone(error) || !isKnown) ? (
            <NotThere error={error} onRetry={() => void refetch()} />
          ) : (
            <>
              <DetailSections detail={detail} record={record} of={null} />
              <History record={record} />
            </>
          )}
        </div>
      </SidePanel>
    )
  }
}

/** Keys of a panel that an act opened over this one come here too. */
const isBeside = ({ target, currentTarget }: KeyboardEvent): boolean =>
  !(target instanceof Node && currentTarget.contains(target))

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input,textarea,select') !== null

type StepProps = {
  readonly label: string
  readonly isUp?: boolean
  readonly onPress: (() => void) | undefined
}

function Step({ label, isUp = false, onPress }: StepProps) {
  const Icon = isUp ? ChevronUp : ChevronDown
  return (
    <IconButton
      label={label}
      disabled={onPress === undefined}
      icon={<Icon size={18} aria-hidden />}
      {...(onPress ? { onClick: onPress } : {})}
    />
  )
}

function NotThere({ error, onRetry }: { readonly error: Error; readonly onRetry: () => void }) {
  const { t } = useTranslation()
  return isGone(error) ? (
    <ErrorState message={t('form.gone')} />
  ) : (
    <Failure error={error} onRetry={onRetry} />
  )
}
