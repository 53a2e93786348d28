type UnreadBadgeProps = {
  readonly count: number
  readonly label: (count: number) => string
}

/**
 * How many are unread: nothing below 1, `99+` above 99; a screen reader hears the number.
 *
 * @source originals: badge hidden when readNum < 1
 */
export function UnreadBadge({ count, label }: UnreadBadgeProps) {
  if (!(count >= 1)) return null
  return (
    <>
      <span aria-hidden className="omc-chat-badge">
        {count > 99 ? '99+' : count}
      </span>
      <span className="omc-chat-hidden">{label(count)}</span>
    </>
  )
}
