import { useId, useState, type KeyboardEvent } from 'react'
import type { ComboboxOption, OptionsProps } from './combobox-props.ts'
import { listShape, type OptionShape } from './shown-options.ts'
import { useTree } from './use-tree.ts'
import { useTyped, type Typed } from './use-typed.ts'

/** Steps of the keys that move through the options. */
const STEPS: Readonly<Partial<Record<string, number>>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
}

export type Options = ReturnType<typeof useOptions>
export type TreeOptions = ReturnType<typeof useTreeOptions>

/** Typed text, the options that answer it, and the keys of an input above them. */
export function useOptions(props: OptionsProps, isOpen: boolean) {
  const typed = useTyped(props.onSearch)
  return useAim(props, isOpen, typed, listShape(props, typed))
}

/** The same for options that stand in a tree. */
export function useTreeOptions(props: OptionsProps, isOpen: boolean) {
  const typed = useTyped(props.onSearch)
  const tree = useTree(props, typed.query)
  return { ...useAim(props, isOpen, typed, tree), tree }
}

/** Aims at one of the options by keys, and chooses it. */
function useAim(props: OptionsProps, isOpen: boolean, typed: Typed, shape: OptionShape) {
  const { values, onValuesChange } = props
  const id = useId()
  const { text, setText, isComposing, query, composition } = typed
  const [aimed, aim] = useState<string | null>(null)
  const { nameOf, keepName } = useNames(props)
  const { shown, best, chosenAfter } = shape
  const isShown = (value: string | null) => shown.some((option) => option.value === value)
  // Enter chooses the best answer to a text, and nothing while none is typed.
  const first = query === '' ? null : best
  const active = isOpen ? (isShown(aimed) ? aimed : first) : null
  const choose = (option: ComboboxOption) => {
    keepName(option)
    aim(option.value)
    onValuesChange(chosenAfter(option))
  }
  const move = (by: number) => {
    const from = active ?? values[0] ?? null
    const at = shown.findIndex((option) => option.value === from)
    const next = at < 0 ? (by > 0 ? 0 : shown.length - 1) : at + by
    aim(shown[Math.max(0, Math.min(shown.length - 1, next))]?.value ?? null)
  }
  /** @returns whether the key was one of the options */
  const press = (event: KeyboardEvent): boolean => {
    if (isComposing || event.nativeEvent.isComposing) return false
    const by = STEPS[event.key]
    // In a text nothing is aimed at: its keys move through its letters.
    const to = aimed !== null && aimed === active ? shape.aimAfter(event.key, aimed) : undefined
    const option = shown.find(({ value }) => value === active)
    if (by === undefined && to === undefined && !(event.key === 'Enter' && option)) return false
    event.preventDefault()
    if (by !== undefined) move(by)
    else if (to !== undefined) aim(to)
    else if (option) choose(option)
    return true
  }
  return {
    shown,
    text,
    active,
    setText: (next: string) => {
      setText(next)
      aim(null)
    },
    nameOf,
    choose,
    press,
    composition,
    listId: `${id}-list`,
    optionId: (value: string) => `${id}-${value}`,
  }
}

/** Names of options, and of those that were chosen from an earlier answer. */
function useNames({ options, found = [], nameOf }: OptionsProps) {
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  return {
    keepName: ({ value, label }: ComboboxOption) => setNames({ ...names, [value]: label }),
    nameOf: (value: string): string =>
      [...options, ...found].find((one) => one.value === value)?.label ??
      names[value] ??
      nameOf?.(value) ??
      value,
  }
}
