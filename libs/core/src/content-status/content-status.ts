/** Every status a content can have. @source domain: content life cycle */
export const CONTENT_STATUSES = [
  'fetched',
  'processed',
  'checked',
  'published',
  'downloaded',
  'rejected',
  'deleted',
] as const

export type ContentStatus = (typeof CONTENT_STATUSES)[number]

const MOVES: Readonly<Record<Exclude<ContentStatus, 'deleted'>, readonly ContentStatus[]>> = {
  fetched: ['processed', 'checked', 'rejected', 'deleted'],
  processed: ['checked', 'downloaded', 'published', 'rejected', 'deleted'],
  checked: ['processed', 'downloaded', 'published', 'rejected', 'deleted'],
  downloaded: ['processed', 'checked', 'published', 'deleted'],
  rejected: ['fetched', 'processed', 'deleted'],
  published: ['deleted'],
}

/**
 * Tells whether a content may go from one status to another.
 *
 * @param beforeTrash  the status a deleted content had: the only one it can go back to
 * @source domain: content life cycle
 */
export function canMoveContent(
  from: ContentStatus,
  to: ContentStatus,
  beforeTrash?: ContentStatus,
): boolean {
  if (from === 'deleted') return to === beforeTrash
  return MOVES[from].includes(to)
}

/**
 * The same for a person's hand, in the families that are published through the queue. The table
 * allows `published` and does not say by whom: the publish ledger sets it, and the result of image
 * processing in the creator modes. A person only restores the status from before the trash.
 *
 * @source domain: content life cycle, publish ledger (`published` needs the channel's id); resources
 *   §4 (image processing result)
 */
export const canMoveByHand = (
  from: ContentStatus,
  to: ContentStatus,
  beforeTrash?: ContentStatus,
): boolean => (to !== 'published' || from === 'deleted') && canMoveContent(from, to, beforeTrash)
