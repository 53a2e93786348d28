export { CreatorWorkspace as Screen } from '../../../features/creator-workspace/creator-workspace.tsx'
export { texts } from './creator.zh.ts'
