import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { Toast as Radix } from 'radix-ui'
import { useSnapshot } from 'valtio'
import { Button } from '../primitives/button.tsx'
import { classNames } from '../primitives/class-names.ts'
import { IconButton } from '../primitives/icon-button.tsx'
import type { ToastRegionProps } from './toast-region-props.ts'
import type { Toast, ToastTone } from './toasts.ts'

const LOOKS: Record<ToastTone, { icon: LucideIcon; className: string }> = {
  info: { icon: Info, className: 'text-info-fg' },
  success: { icon: CircleCheck, className: 'text-success-fg' },
  warning: { icon: TriangleAlert, className: 'text-warning-fg' },
  danger: { icon: CircleAlert, className: 'text-danger-fg' },
}

/** The messages themselves, loaded with the first one. */
export default function ToastStack({ toasts, label, closeLabel }: ToastRegionProps) {
  const { list } = useSnapshot(toasts.state)
  return (
    <Radix.Provider label={label} swipeDirection="up">
      {list.map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          closeLabel={closeLabel}
          onClose={() => toasts.dismiss(toast.id)}
        />
      ))}
      <Radix.Viewport
        label={`${label} ({hotkey})`}
        data-omc-toasts=""
        // On a narrow screen the top belongs to the title, and the last 64 px to the acts of a list.
        className="fixed top-15 left-1/2 z-(--layer-toast) flex touch:top-auto touch:bottom-20 w-100 max-w-[calc(100vw-32px)] -translate-x-1/2 flex-col gap-2 outline-none"
      />
    </Radix.Provider>
  )
}

type ToastCardProps = {
  readonly toast: Toast
  readonly closeLabel: string
  readonly onClose: () => void
}

function ToastCard({ toast, closeLabel, onClose }: ToastCardProps) {
  const { icon: Icon, className } = LOOKS[toast.tone]
  return (
    <Radix.Root
      type={toast.tone === 'danger' || toast.action ? 'foreground' : 'background'}
      duration={toast.durationMs}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      className={classNames(
        'flex animate-toast-in gap-2.5 rounded-card border border-line bg-raised py-2 ps-3 pe-2 text-sm text-fg shadow-popover',
        toast.description ? 'items-start' : 'items-center',
      )}
    >
      <Icon
        size={18}
        aria-hidden
        className={classNames('shrink-0', toast.description ? 'mt-0.5' : '', className)}
      />
      <div className="min-w-0 flex-1 py-px">
        <Radix.Title className={toast.description ? 'font-semibold' : ''}>
          {toast.title}
        </Radix.Title>
        {toast.description ? (
          <Radix.Description className="text-xs text-fg2">{toast.description}</Radix.Description>
        ) : null}
      </div>
      {toast.action ? (
        <Radix.Action asChild altText={toast.action.label}>
          <Button
            size="sm"
            variant="ghost"
            className="text-accent-fg"
            onClick={toast.action.onSelect}
          >
            {toast.action.label}
          </Button>
        </Radix.Action>
      ) : null}
      <Radix.Close asChild>
        <IconButton
          size="sm"
          label={closeLabel}
          hasTooltip={false}
          icon={<X size={16} aria-hidden />}
        />
      </Radix.Close>
    </Radix.Root>
  )
}
