import { useChat } from '../frame/chat-context.ts'
import type { MessageOf, SystemLink } from '../model/chat-message.ts'

/** Title, subtitle and links; a click on a link raises events. @source console spec §3 */
export function SystemCard({ message }: { readonly message: MessageOf<'system'> }) {
  const { emit } = useChat()
  const open = (link: SystemLink) => {
    emit('clickTalk', { type: 'systemItem', data: link, message })
    emit('systemEvent', { link, message })
  }
  return (
    <div className="omc-chat-system">
      {message.title ? <p className="omc-chat-card-title">{message.title}</p> : null}
      {message.subtitle ? <p className="omc-chat-muted">{message.subtitle}</p> : null}
      <ul>
        {message.links.map((link, index) => (
          // The order of a message's links never changes, and the sender's ids may repeat.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index}>
            <button type="button" className="omc-chat-link" onClick={() => open(link)}>
              {link.text}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
