import { createFactories } from '../../../../test/factories.ts'
import { createTestApp, type Caller, type TestApp } from '../../../../test/support.ts'

export interface PlanScene {
  t: TestApp
  operator: Caller
  /** Of the operator. */
  account: { id: number; uid: string }
}

/** The app of a file of tests, with a person and the account that their plans are for. */
export async function createPlanScene(
  options?: Parameters<typeof createTestApp>[0],
): Promise<PlanScene> {
  const t = await createTestApp(options)
  const operator = await t.as('operator')
  const account = await createFactories(t.database).account({
    business_team_id: operator.teamId,
    user_id: operator.userId,
  })
  return { t, operator, account }
}
