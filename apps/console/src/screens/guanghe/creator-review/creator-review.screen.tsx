export { CreatorReview as Screen } from '../../../features/creator-review/creator-review.tsx'
export { texts } from './creator-review.zh.ts'
