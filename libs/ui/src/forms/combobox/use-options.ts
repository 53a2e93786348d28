import { useId, useState, type KeyboardEvent } from 'react'
import type { ComboboxOption, OptionsProps } from './combobox-props.ts'
import { pressed, shownOptions } from './shown-options.ts'
import { useSearch } from './use-search.ts'

/** Steps of the keys that move through the options. */
const STEPS: Readonly<Partial<Record<string, number>>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 10,
  PageUp: -10,
}

/** Typed text, the options that answer it, and the keys of an input above them. */
export function useOptions(props: OptionsProps, isOpen: boolean) {
  const { values, onValuesChange } = props
  const id = useId()
  const [text, setText] = useState('')
  const [aimed, aim] = useState<string | null>(null)
  const { isComposing, isTold, ...composition } = useSearch(text.trim(), props.onSearch)
  const shown = shownOptions(
    isTold ? props : { ...props, found: [] },
    isComposing ? '' : text.trim(),
  )
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const nameOf = (value: string): string =>
    [...props.options, ...(props.found ?? [])].find((one) => one.value === value)?.label ??
    names[value] ??
    props.nameOf?.(value) ??
    value

  const isShown = (value: string | null) => shown.some((option) => option.value === value)
  // Enter chooses the best answer to a text, and nothing while none is typed.
  const first = text.trim() === '' ? null : (shown[0]?.value ?? null)
  const active = isOpen ? (isShown(aimed) ? aimed : first) : null
  const choose = ({ value, label }: ComboboxOption) => {
    setNames({ ...names, [value]: label })
    aim(value)
    onValuesChange(pressed(props, value))
  }
  const move = (by: number) => {
    const from = active ?? values[0] ?? null
    const at = shown.findIndex((option) => option.value === from)
    const next = at < 0 ? (by > 0 ? 0 : shown.length - 1) : at + by
    aim(shown[Math.max(0, Math.min(shown.length - 1, next))]?.value ?? null)
  }
  /** @returns whether the key was one of the options */
  const press = (event: KeyboardEvent): boolean => {
    const by = STEPS[event.key]
    if (isComposing || event.nativeEvent.isComposing) return false
    const option = shown.find(({ value }) => value === active)
    if (by === undefined && !(event.key === 'Enter' && option)) return false
    event.preventDefault()
    if (by !== undefined) move(by)
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

export type Options = ReturnType<typeof useOptions>
