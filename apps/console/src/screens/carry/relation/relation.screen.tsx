export { RelationBoard as Screen } from '../../../features/relation/relation-board.tsx'
export { texts } from './relation.zh.ts'
