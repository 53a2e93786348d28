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
