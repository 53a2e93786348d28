export type NumberRange = { readonly min: number | null; readonly max: number | null }

/** Reads `10..50`; either end may be empty. @returns null when there is no number in it */
export function numberRange(text: string): NumberRange | null {
  const [from = '', to = ''] = text.split('..')
  const min = numberOf(from)
  const max = numberOf(to)
  return min === null && max === null ? null : { min, max }
}

/** Writes it back; an open range is empty. */
export const writeNumberRange = ({ min, max }: NumberRange): string =>
  min === null && max === null ? '' : `${min ?? ''}..${max ?? ''}`

function numberOf(text: string): number | null {
  const value = Number(text)
  return text.trim() !== '' && Number.isFinite(value) && value >= 0 ? value : null
}
