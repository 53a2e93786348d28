import type { Args, Result, Sdk } from '../client/sdk.ts'
import { isApiError } from '../errors/api-error.ts'
import { pause, systemClock, type Clock } from '../ports/clock.ts'

/** How often the job is asked: soon at first, then ever more patiently. */
const POLL = { firstMs: 300, factor: 1.5, capMs: 5000 } as const
const DOWNLOAD_TIMEOUT_MS = 10 * 60_000

export interface ExportProgress {
  readonly state: Result<'exports.get'>['state']
  readonly doneCount: number
  /** Null until it is known. */
  readonly totalCount: number | null
}

export interface ExportOptions {
  /** Aborting cancels the job too. */
  readonly signal?: AbortSignal
  readonly onProgress?: (progress: ExportProgress) => void
  readonly clock?: Clock
}

/** The job of an export ended without a file. */
export class ExportFailed extends Error {
  static {
    this.prototype.name = 'ExportFailed'
  }

  readonly exportId: string
  /** 'failed', 'cancelled' or 'expired'. */
  readonly state: string

  constructor({ id, state, error }: Result<'exports.get'>) {
    super(error ?? `export ${id}: ${state}`)
    this.exportId = id
    this.state = state
  }
}

/**
 * Writes a list into a CSV or XLSX file and gives the file: starts the export, follows its job,
 * fetches what it wrote.
 *
 * @throws ExportFailed when the job ends without a file · ApiError as every call, AbortError when
 *         the signal ends it
 * @source domain: operations beyond the seeds (exports)
 */
export async function runExport(
  sdk: Pick<Sdk, 'exports' | 'jobs'>,
  args: Args<'exports.create'>,
  { signal, onProgress, clock = systemClock() }: ExportOptions = {},
): Promise<Blob> {
  const call = signal ? { signal } : {}
  let row: Result<'exports.get'> = await sdk.exports.create(args, call)
  try {
    let delayMs: number = POLL.firstMs
    for (;;) {
      onProgress?.({ state: row.state, doneCount: row.done_count, totalCount: row.total_count })
      if (row.state !== 'queued' && row.state !== 'running') break
      await pause(clock, delayMs, signal)
      delayMs = Math.min(delayMs * POLL.factor, POLL.capMs)
      // An aborted signal ends this call before it is sent.
      row = await sdk.exports.get({ id: row.id }, call)
    }
    if (row.state !== 'done') throw new ExportFailed(row)
    return await sdk.exports.download({ id: row.id }, { ...call, timeoutMs: DOWNLOAD_TIMEOUT_MS })
  } catch (error) {
    // Not waited for: without a connection that would take as long as any call.
    if (signal?.aborted && row.job_id !== null) void cancel(sdk, row.job_id)
    throw error
  }
}

/** The caller left: whether the job could still be stopped is of no interest to them. */
async function cancel(sdk: Pick<Sdk, 'jobs'>, id: string): Promise<void> {
  try {
    await sdk.jobs.cancel({ id })
  } catch (error) {
    if (!isApiError(error)) throw error
  }
}
