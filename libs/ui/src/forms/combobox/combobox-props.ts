import type { ReactNode, Ref } from 'react'

export type ComboboxOption = {
  readonly value: string
  readonly label: string
  /** How many others it stands below, in a tree. */
  readonly depth?: number
}

export type ComboboxLabels = {
  /** Shown while nothing matches. */
  readonly none: string
  readonly loading: string
  /** Of the button that takes the choice back. */
  readonly clear: string
  /** Of the button that takes one of several choices back. */
  readonly remove: (name: string) => string
  /** Read while the options change. */
  readonly count: (count: number) => string
}

export type TreeLabels = ComboboxLabels & {
  /** Of the button that opens a branch. */
  readonly expand: (name: string) => string
  /** Of the button that closes a branch. */
  readonly collapse: (name: string) => string
}

/** Options, their search, and what is chosen. */
export type OptionsProps = {
  /** Accessible name of the options, and of the input where no Field names it. */
  readonly label: string
  /** Options that are known already; narrowed by `matches` while a text is typed. */
  readonly options: readonly ComboboxOption[]
  /** Answers of a remote search for the text; shown after the others, whatever their names. */
  readonly found?: readonly ComboboxOption[]
  readonly values: readonly string[]
  readonly onValuesChange: (values: readonly string[]) => void
  readonly isMultiple?: boolean
  /** Called with the text after a pause of typing, never during a composition. */
  readonly onSearch?: (text: string) => void
  /** Whether an option answers a text, e.g. by pinyin; default: its name holds the text. */
  readonly matches?: (label: string, text: string) => boolean
  readonly isLoading?: boolean
  /** In place of the options when they could not be loaded. */
  readonly failure?: ReactNode
  /** Name of a chosen value that is not among the options. */
  readonly nameOf?: (value: string) => string
  readonly placeholder?: string
  readonly labels: ComboboxLabels
}

export type ComboboxProps = OptionsProps & {
  /** Offers to take the choice back. */
  readonly isClearable?: boolean
  readonly isDisabled?: boolean
  readonly isInvalid?: boolean
  /** Takes the focus and opens at once, where a press asked for it. */
  readonly opensAtOnce?: boolean
  readonly name?: string
  readonly inputRef?: Ref<HTMLInputElement>
  readonly onBlur?: () => void
  readonly className?: string
}

/** Options of a tree: each stands before those below it, with its depth. */
export type TreePickerProps = Omit<OptionsProps, 'found' | 'labels'> & {
  readonly labels: TreeLabels
}

export type TreeSelectProps = Omit<ComboboxProps, 'found' | 'isMultiple' | 'labels'> & {
  readonly labels: TreeLabels
}
