export { Page401 as Screen } from '../../../features/gates/gate-pages.tsx'
export { texts } from '../gate.zh.ts'
