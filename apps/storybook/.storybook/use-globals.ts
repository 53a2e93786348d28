import { DocsContext } from '@storybook/addon-docs/blocks'
import { useContext, useEffect, useState } from 'react'
import { GLOBALS_UPDATED } from 'storybook/internal/core-events'

type Globals = Readonly<Record<string, unknown>>

/** Toolbar values on a docs page. */
export function useGlobals(): Globals {
  const { channel, componentStories, getStoryContext } = useContext(DocsContext)
  const [globals, setGlobals] = useState<Globals>(() => {
    const [story] = componentStories()
    return story ? getStoryContext(story).globals : {}
  })
  useEffect(() => {
    const follow = (update: { readonly globals: Globals }) => setGlobals(update.globals)
    channel.on(GLOBALS_UPDATED, follow)
    return () => channel.off(GLOBALS_UPDATED, follow)
  }, [channel])
  return globals
}
