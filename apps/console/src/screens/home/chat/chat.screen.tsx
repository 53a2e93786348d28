export { ChatPage as Screen } from '../../../features/chat/chat-page.tsx'
export { texts } from './chat.zh.ts'
