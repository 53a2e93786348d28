import { PublishingPage } from '../../../features/publishing/publishing-page.tsx'
import { RemotePanel } from '../../../features/remote/remote-panel.tsx'

export const Screen = () => <PublishingPage remote={<RemotePanel />} />
