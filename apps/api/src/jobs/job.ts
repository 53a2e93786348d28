import type { Selectable } from 'kysely'
import type { Database } from '../db/database.ts'
import type { JobsTable } from '../db/tables.ts'
import type { Services } from '../jsonapi/services.ts'
import type { Task } from './task.ts'

export type Job = Selectable<JobsTable>

export interface JobDeps {
  database: Database
  services: Services
  tasks: ReadonlyMap<string, Task>
}
