export const DIALOG_SIZES = {
  sm: 'max-w-100',
  md: 'max-w-140',
  lg: 'max-w-200',
  xl: 'max-w-280',
} as const

/** A click on a toast above the dialog must not close the dialog. */
export function isInToast(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-omc-toasts]') !== null
}
