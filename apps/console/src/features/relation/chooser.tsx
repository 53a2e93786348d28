import { Select } from '@omc/ui'

type ChooserProps = {
  readonly label: string
  readonly isOff: boolean
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChoose: (id: string) => void
}

/** A choice of who gets the rows; it opens the preview. */
export function Chooser({ label, isOff, options, onChoose }: ChooserProps) {
  return (
    <Select
      aria-label={label}
      title={label}
      value=""
      placeholder={label}
      disabled={isOff}
      options={options}
      onValueChange={onChoose}
      className="min-w-full flex-1"
    />
  )
}
