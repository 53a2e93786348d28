import type { MessageOf } from '../model/chat-message.ts'
import { Picture } from './picture.tsx'
import { useTask } from './use-task.ts'

/** Cover, price, title, subtitle and tags; one button. @source console spec §3 */
export function ShopCard({ message }: { readonly message: MessageOf<'shop'> }) {
  const raiseTask = useTask(message)
  return (
    <button type="button" className="omc-chat-shop" onClick={() => raiseTask()}>
      {message.coverUrl ? (
        <Picture url={message.coverUrl} alt="" className="omc-chat-shop-cover" />
      ) : null}
      <span className="omc-chat-shop-body">
        <span className="omc-chat-shop-price">{message.price}</span>
        <span className="omc-chat-shop-title">{message.title}</span>
        {message.subtitle ? <span className="omc-chat-muted">{message.subtitle}</span> : null}
        {message.tags.length > 0 ? (
          <span className="omc-chat-tags">
            {message.tags.map((tag, index) => (
              // The order of a message's tags never changes, and a tag may occur twice.
              // oxlint-disable-next-line react/no-array-index-key
              <span key={index} className="omc-chat-tag">
                {tag}
              </span>
            ))}
          </span>
        ) : null}
      </span>
    </button>
  )
}
