import { lazy, Suspense, type ReactNode } from 'react'
import { withTexts } from '../../../kernel/i18n/i18n.ts'
import { textPart } from '../../../kernel/i18n/text-part.ts'
import type { DemoProps } from './demo-props.ts'

/** The server marks its page if it runs a demo. */
export const isDemo =
  document.querySelector<HTMLMetaElement>('meta[name="omc-demo"]')?.content === '1'

const loadBox = () => import('./demo-box.tsx')
const demoTexts = textPart(loadBox, () => import('../../../kernel/i18n/en/demo.ts'))

/** If the file fails to load, the forms work without it. */
const DemoBox = lazy(() =>
  withTexts(demoTexts, loadBox).catch(() => ({ default: (): ReactNode => null })),
)

/** Renders only on a demo server. */
export const Demo = (props: DemoProps) =>
  isDemo ? (
    <Suspense>
      <DemoBox {...props} />
    </Suspense>
  ) : null
