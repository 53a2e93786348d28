export { HomePage as Screen } from '../../../features/home/home-page.tsx'
export { texts } from './home.zh.ts'
