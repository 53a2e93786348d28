import { useState, type ChangeEvent, type FormEvent } from 'react'

export type Form<Values extends Record<string, string>> = ReturnType<typeof useForm<Values>>

type Errors<Values> = { readonly [Name in keyof Values]?: string }

/**
 * State of a small text form: errors appear when a field loses focus and disappear once it is
 * valid; submit focuses the first invalid field.
 *
 * @param start  first content, if it differs from the initial values
 */
export function useForm<Values extends Record<string, string>>(
  initial: Values,
  validate: (values: Values) => Errors<Values>,
  start = initial,
) {
  const [values, setValues] = useState(start)
  const [shown, setShown] = useState<ReadonlySet<keyof Values>>(new Set())
  const found = validate(values)
  const errors = Object.fromEntries(
    Object.entries(found).filter(([name]) => shown.has(name)),
  ) as Errors<Values> // Entries forget the names.
  const show = (names: readonly (keyof Values)[]) => setShown(new Set([...shown, ...names]))

  return {
    values,
    errors,
    isDirty: Object.keys(initial).some((name) => values[name] !== initial[name]),
    reset() {
      setValues(initial)
      setShown(new Set())
    },
    set: (name: keyof Values & string, value: string) => setValues({ ...values, [name]: value }),
    bind: (name: keyof Values & string) => ({
      name,
      value: values[name],
      onChange: (event: ChangeEvent<HTMLInputElement>) =>
        setValues({ ...values, [name]: event.target.value }),
      onBlur: () => {
        if (values[name] !== '') show([name])
      },
    }),
    /** Shows the field's error, if any. @returns whether it is valid */
    check(name: keyof Values & string): boolean {
      show([name])
      return found[name] === undefined
    },
    submit: (send: (values: Values) => void) => (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      const wrong = Object.keys(initial).find((name) => found[name] !== undefined)
      if (wrong === undefined) return send(values)
      show(Object.keys(initial))
      const field = event.currentTarget.elements.namedItem(wrong)
      if (field instanceof HTMLElement) field.focus()
    },
  }
}
