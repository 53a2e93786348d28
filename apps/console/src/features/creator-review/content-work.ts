import type { ContentStatus } from '@omc/core'
import type { Args, Item } from '@omc/sdk'
import { panelPart } from '../../kit/list/panel-part.ts'
import { platformName } from '../../kit/list/platform-name.ts'
import { nameOfRecord, namesQuery } from '../../kit/record-names.ts'
import { seesAllTeams } from '../../kit/sees-all-teams.ts'
import { movesStatus } from '../contents/content-acts.ts'
import { PieceRefused } from '../review/review-subject.ts'
import { authorsOf } from './author.ts'
import type { DeskPiece } from './desk-state.ts'
import { AT_ONCE, type ReadPorts, type Work } from './work.ts'

type Row = Item<'creator_contents.list'>

/** Contents that creators of the team wrote. @source screens §2.6, CreatorReview */
export const contentWork: Work = {
  name: 'contents',
  resource: 'creator_contents',
  operation: 'creator_contents.batch_content_status',
  async readAuthors({ sdk, queryClient, person }: ReadPorts) {
    const counts = async (...statuses: readonly ContentStatus[]) => {
      const args = { 'filter[status]': [...statuses], all_days: true }
      return (await sdk.creator_contents.statistics(args)).totals.by_user_id
    }
    const [waiting, approved, rejected] = await Promise.all([
      counts('processed'),
      counts('checked', 'published', 'downloaded'),
      counts('rejected'),
    ])
    const authors = authorsOf({ waiting, approved, rejected })
    if (authors.length === 0) return authors
    const names = await queryClient
      .fetchQuery(
        namesQuery(
          { sdk, person },
          { kind: 'people', ids: authors.map(({ id }) => id), withTeam: seesAllTeams(person) },
        ),
      )
      // Work can be reviewed without a name.
      .catch(() => undefined)
    return authors.map((one) => ({ ...one, name: nameOfRecord('people', names, one.id) }))
  },
  async readPieces(sdk, authorId) {
    const args: Args<'creator_contents.list'> = {
      'filter[user_id]': [authorId],
      'filter[status]': ['processed'],
      sort: ['created_at'],
      'page[size]': AT_ONCE,
    }
    return (await sdk.creator_contents.list(args)).items.map(pieceOf)
  },
  async decide(sdk, { id }, { verdict, reason }) {
    const args = { ids: [id], status: verdict, ...(reason === '' ? {} : { reason }) }
    const {
      succeeded,
      failed,
      undo_id: undoId,
    } = await sdk.creator_contents.batch_content_status(args)
    if (succeeded.length === 0) throw new PieceRefused(failed[0]?.error.message)
    return undoId
  },
  Peek: panelPart(
    async () => (await import('../lists/creator_contents/creator-content.peek.tsx')).Peek,
  ),
  all: {
    operation: 'creator_contents.batch_content_status',
    Panel: movesStatus('creator_contents.batch_content_status'),
    count: (pieces) => pieces.length,
  },
}

const pieceOf = (row: Row): DeskPiece => ({
  id: row.id,
  title: row.title,
  cover: row.cover || (row.images[0] ?? ''),
  note: [platformName(row.channel), row.category].filter(Boolean).join(' · '),
  status: row.status,
  version: row.updated_at,
  contents: 1,
})
