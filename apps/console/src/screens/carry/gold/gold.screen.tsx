export { GoldDesk as Screen } from '../../../features/gold/gold-desk.tsx'
export { texts } from '../../../features/gold/gold.zh.ts'
