export { ReviewScreen as Screen } from '../../../features/review/review-screen.tsx'
