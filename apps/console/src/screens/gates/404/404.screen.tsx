export { Page404 as Screen } from '../../../features/gates/gate-pages.tsx'
export { texts } from '../gate.zh.ts'
