export { GoldDesk as Screen } from '../../../features/gold/gold-desk.tsx'
export { texts } from './gold.zh.ts'
