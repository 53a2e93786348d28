import { lazy, useState } from 'react'
import type { ComponentType } from 'react'

const loaders = new Set<() => Promise<unknown>>()

/**
 * A part with a file of its own, loaded when it is first shown. Once it is there, new instances
 * show it at once; an instance never changes over, so nothing is mounted twice.
 */
export function lazyPart<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const { ask, Part } = partOf(load)
  loaders.add(ask)
  return Part
}

/** A part that few pages show: as `lazyPart`, and never loaded ahead. */
export const rarePart = <Props extends object>(load: Load<Props>): ComponentType<Props> =>
  partOf(load).Part

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>

function partOf<Props extends object>(load: Load<Props>) {
  let loaded: ComponentType<Props> | null = null
  const ask = async () => {
    const part = await load()
    loaded = part.default
    return part
  }
  const Later = lazy(ask)
  const Part = function LazyPart(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Later)
    return <Shown {...props} />
  }
  return { ask, Part }
}

/**
 * Loads dialogs, menus, panels and messages ahead of their first use, e.g. when the page is idle:
 * they then open at once and without a network.
 *
 * @throws when one of them cannot be loaded; it is tried again when it is shown
 */
export async function preloadParts(): Promise<void> {
  await Promise.all([...loaders].map((load) => load()))
}
