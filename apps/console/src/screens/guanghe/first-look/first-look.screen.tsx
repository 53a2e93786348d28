export { Screening as Screen } from '../../../features/screening/screening.tsx'
export { texts } from './first-look.zh.ts'
