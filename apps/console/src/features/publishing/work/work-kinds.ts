import type { WorkJob } from '@omc/publisher'
import type { WriteOperation } from '@omc/sdk'
import { deleteJob, type DeleteScope } from './delete-job.ts'
import { carryImageJob, smartImageJob } from './image-job.ts'
import { syncJob } from './sync-job.ts'
import type { WorkAccount, WorkPorts } from './work-ports.ts'

/** The messages of a job go by what it does. */
export type WorkFamily = 'sync' | 'delete' | 'images'

type WorkRow = {
  readonly name: string
  readonly family: WorkFamily
  /** Operation that a person must be allowed to run. */
  readonly operation: WriteOperation
  /** Of a deletion: the contents that go. */
  readonly scope?: DeleteScope
  readonly job: (ports: WorkPorts, account: WorkAccount) => WorkJob
}

/** The jobs over the records of an account; remote commands start all but the sync, too. */
export const WORK_ROWS = [
  { name: 'sync', family: 'sync', operation: 'carry_publishes.refresh_content', job: syncJob },
  {
    name: 'smart-images',
    family: 'images',
    operation: 'smart_contents.update',
    job: smartImageJob,
  },
  {
    name: 'carry-images',
    family: 'images',
    operation: 'carry_contents.update',
    job: carryImageJob,
  },
  {
    name: 'delete-today',
    family: 'delete',
    operation: 'studio_contents.delete',
    scope: 'today',
    job: (ports, account) => deleteJob(ports, account, 'today'),
  },
  {
    name: 'delete-unpass',
    family: 'delete',
    operation: 'studio_contents.delete',
    scope: 'unpass',
    job: (ports, account) => deleteJob(ports, account, 'unpass'),
  },
  {
    name: 'delete-all',
    family: 'delete',
    operation: 'studio_contents.delete',
    scope: 'all',
    job: (ports, account) => deleteJob(ports, account, 'all'),
  },
] as const satisfies readonly WorkRow[]

export type WorkName = (typeof WORK_ROWS)[number]['name']
export type WorkKind = WorkRow & { readonly name: WorkName }

/** The job of a name; undefined for a name that is none. */
export const workKind = (name: string): WorkKind | undefined =>
  WORK_ROWS.find((row) => row.name === name)
