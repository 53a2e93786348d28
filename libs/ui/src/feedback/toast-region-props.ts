import type { Toasts } from './toasts.ts'

export type ToastRegionProps = {
  readonly toasts: Toasts
  /** Name of the region and of what is announced; the key that moves focus there is added. */
  readonly label: string
  readonly closeLabel: string
}
