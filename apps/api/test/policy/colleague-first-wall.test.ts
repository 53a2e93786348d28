import { ROLES } from '@omc/acl'
import type { TestApp } from '../support.ts'
import { describeColleagues } from './colleague-suite.ts'

/** Opens the walls between the persons of a team in the database; the wall of the team stays. */
async function openPersonWalls(t: TestApp) {
  const policies = await t.rows<{ policyname: string; tablename: string }>(
    `select policyname, tablename from pg_policies
     where policyname in ('person_reads', 'person_changes', 'person_deletes')`,
  )
  for (const { policyname, tablename } of policies)
    await t.rows(`drop policy ${policyname} on ${tablename}`)
}

const SAMPLE = ['auditor'] as const

describeColleagues(
  'the scopes of the application alone',
  process.env.MATRIX === 'all' ? ROLES : SAMPLE,
  openPersonWalls,
)
