import { lazy, useState } from 'react'
import type { ComponentType } from 'react'

const loaders = new Set<() => Promise<unknown>>()

/**
 * A part with a file of its own, loaded when it is first shown. Once it is there, new instances
 * show it at once; an instance never changes over, so nothing is mounted twice.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ readonly default: ComponentType<Props> }>,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null
  const ask = async () => {
    const part = await load()
    loaded = part.default
    return part
  }
  const Later = lazy(ask)
  loaders.add(ask)
  return function LazyPart(props: Props) {
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Later)
    return <Shown {...props} />
  }
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
