import { IconButton } from '@omc/ui'
import { ChevronDown, ChevronUp } from 'lucide-react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { PeekProps } from '../list/list-definition.ts'
import { SidePanel } from '../side-panel.tsx'

type PeekDrawerProps = Pick<PeekProps<never>, 'onClose' | 'onPrevious' | 'onNext'> & {
  readonly title: string
  readonly description?: string | undefined
  /** Acts on the record. */
  readonly footer: ReactNode
  readonly children: ReactNode
}

/** Drawer of a record next to its list, which stays usable. Arrow keys move through the rows. */
export function PeekDrawer({
  title,
  description,
  footer,
  children,
  onClose,
  onPrevious,
  onNext,
}: PeekDrawerProps) {
  const { t } = useTranslation()
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
      title={title}
      description={description}
      footer={footer}
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
        {children}
      </div>
    </SidePanel>
  )
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
