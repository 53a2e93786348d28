import { createTestApp, type Caller, type TestApp } from '../../../../test/support.ts'

export interface TrailScene {
  t: TestApp
  /** Does what the trail tells of. */
  person: Caller
  /** Read the trail of the whole team, or of all teams. */
  leads: Caller[]
}

/** The app of a file of tests, with a person and those who lead. */
export async function createTrailScene(): Promise<TrailScene> {
  const t = await createTestApp()
  const person = await t.as('operator')
  const leads = [await t.as('manager'), await t.as('admin'), await t.as('site_admin')]
  return { t, person, leads }
}
