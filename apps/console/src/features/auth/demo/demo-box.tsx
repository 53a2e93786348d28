import type { ReactNode } from 'react'
import { DemoCode } from './demo-code.tsx'
import { DemoPeople } from './demo-people.tsx'
import type { DemoProps } from './demo-props.ts'

export { texts } from '../../../kernel/i18n/zh/demo.ts'

/** Part of the sign-in page that only a demo shows. */
export default function DemoBox(props: DemoProps): ReactNode {
  return 'onPick' in props ? <DemoPeople {...props} /> : <DemoCode {...props} />
}
