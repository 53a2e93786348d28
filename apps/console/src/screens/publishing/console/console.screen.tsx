export { PublishingPage as Screen } from '../../../features/publishing/publishing-page.tsx'
