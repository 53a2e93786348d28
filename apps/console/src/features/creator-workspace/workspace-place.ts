import { CHANNEL_ROWS, CHANNELS, PLATFORMS, type ChannelRow } from '@omc/core'
import type { Sdk } from '@omc/sdk'
import { read } from '../../kernel/data/read.ts'
import { parseLocation } from '../../kernel/router/address.ts'

/** Kind of content created at an address: its channel, and whether it is a video. */
export type Place = { readonly channel: string; readonly isVideo: boolean }

/**
 * Place of `/carry/creator/jd_pic` and the like: the workspace of a channel, and what it creates.
 *
 * @throws for an address that is none
 * @source screens §2.5, CreatorWorkspace
 */
export function placeAt(pathname: string): Place {
  const [workspace, kind] = (parseLocation(pathname).pathname.split('/').at(-1) ?? '').split('_')
  const row = CHANNEL_ROWS.find((one: ChannelRow) => one.workspace === workspace)
  if (row === undefined) throw new Error(`no workspace at ${pathname}`)
  return { channel: row.name, isVideo: kind === 'video' }
}

/** Platforms whose tasks lead to a channel: the channel itself, and those that only collect. */
const platformsFor = (channel: string): readonly string[] =>
  PLATFORMS.filter((name) => name === channel || !CHANNELS.some((other) => other === name))

/** Open tasks of a place that the person sees, the newest first. */
export const tasksQuery = (sdk: Sdk, { channel }: Place) =>
  read(sdk, 'creator_tasks.list', {
    'filter[closed]': false,
    // as: all of them are platforms.
    'filter[platform]': platformsFor(channel) as never,
    sort: ['-created_at'],
    'page[size]': 100,
  })

/** Address parameter with the id of the chosen task. */
export const TASK = 'task'

type WithId = { readonly id: string }

/** Task of an address; undefined for the contents of all tasks. */
export const taskAt = <Task extends WithId>(
  tasks: readonly Task[],
  query: URLSearchParams,
): Task | undefined => tasks.find(({ id }) => id === query.get(TASK))

/** Address of another task, or of all of them: search and filters stay, the place does not. */
export function addressOf(taskId: string | null, query: URLSearchParams): URLSearchParams {
  const kept = [...query].filter(([name]) => !['p', 'after', 'peek', TASK].includes(name))
  const next = new URLSearchParams(kept)
  if (taskId !== null) next.set(TASK, taskId)
  return next
}

/** Filters that hold for the contents of a task, or of all tasks of a place. */
export const contentsOf = ({ channel, isVideo }: Place, taskId: string | undefined) => ({
  has_video: [String(isVideo)],
  // Contents of a task on a platform without publishing have no channel yet.
  ...(taskId === undefined ? { channel: [channel] } : { creator_task_id: [taskId] }),
})
