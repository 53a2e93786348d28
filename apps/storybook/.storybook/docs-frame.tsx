import { DocsContainer, type DocsContainerProps, DocsContext } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useLayoutEffect } from 'react'
import { themes } from 'storybook/theming'
import { frameStories } from './frame-stories.ts'
import { paintBody } from './paint-body.ts'
import { useGlobals } from './use-globals.ts'

/** A docs page in the colours of the toolbar. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <DocsContext.Provider value={props.context}>
      <Painted {...props} />
    </DocsContext.Provider>
  )
}

function Painted(props: PropsWithChildren<DocsContainerProps>) {
  const globals = useGlobals()
  // A new choice remounts the whole page, because a frame keeps its initial URL.
  const look = frameStories(globals)
  useLayoutEffect(() => paintBody(globals), [globals])
  return (
    <DocsContainer
      key={look}
      {...props}
      theme={globals['mode'] === 'dark' ? themes.dark : themes.light}
    />
  )
}
