import { lazy, Suspense, type ReactNode } from 'react'
import type { DemoProps } from './demo-props.ts'

/** The server says in its page that it runs a demo. */
export const isDemo =
  document.querySelector<HTMLMetaElement>('meta[name="omc-demo"]')?.content === '1'

/** Without its file the forms work all the same. */
const DemoBox = lazy(() =>
  import('./demo-box.tsx').catch(() => ({ default: (): ReactNode => null })),
)

/** Comes only where there is a demo. */
export const Demo = (props: DemoProps) =>
  isDemo ? (
    <Suspense>
      <DemoBox {...props} />
    </Suspense>
  ) : null
