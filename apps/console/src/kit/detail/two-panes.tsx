import { classNames, Segmented } from '@omc/ui'
import type { ReactNode } from 'react'

export type PaneName = 'main' | 'beside'

type Pane = { readonly label: string; readonly node: ReactNode }

type TwoPanesProps = Readonly<Record<PaneName, Pane>> & {
  /** Accessible name of the choice. */
  readonly label: string
  readonly chosen: PaneName
  readonly onChoose: (name: PaneName) => void
}

/** Two panes side by side; below 1200 px the chosen one. */
export function TwoPanes({ label, main, beside, chosen, onChoose }: TwoPanesProps) {
  const hidden = (name: PaneName) => (name === chosen ? '' : 'max-[1199px]:hidden')
  return (
    <div className="flex flex-col gap-4">
      <div className="flex min-[1200px]:hidden">
        <Segmented
          label={label}
          options={[
            { value: 'main', label: main.label },
            { value: 'beside', label: beside.label },
          ]}
          value={chosen}
          onValueChange={onChoose}
        />
      </div>
      <div className="flex items-start gap-6">
        <div className={classNames('min-w-0 flex-1', hidden('main'))}>{main.node}</div>
        <div
          className={classNames(
            'w-92 min-w-0 shrink-0 max-[1199px]:mx-auto max-[1199px]:w-full max-[1199px]:max-w-120 max-[1199px]:shrink min-[1200px]:sticky min-[1200px]:top-0',
            hidden('beside'),
          )}
        >
          {beside.node}
        </div>
      </div>
    </div>
  )
}
