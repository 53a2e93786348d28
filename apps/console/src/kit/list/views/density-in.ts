import type { Density } from '@omc/shell'

// Listed again: those of the shell would come into the first script.
const DENSITIES: readonly unknown[] = ['standard', 'comfortable', 'compact'] satisfies Density[]

/** A density that was kept or sent; nothing for one that is not known. */
export const densityIn = (raw: unknown): { readonly density?: Density } =>
  // as: it is one of the list.
  DENSITIES.includes(raw) ? { density: raw as Density } : {}
