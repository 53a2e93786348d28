import { registry } from '../../apps/api/src/resources/index.ts'
import { isApiError } from '../../libs/sdk/src/index.ts'
import { callOnce } from './call-once.ts'
import type { WalkBench } from './open-walk.ts'
import { includesOf } from './sdk-arguments.ts'
import type { Witness } from './type-proof.ts'
import { callOf } from './walk-sdk.ts'

/**
 * Reads every list that has includes, as a person with limited rights. Lists that the person may
 * not read are left out.
 */
export async function walkReader(bench: WalkBench, username: string): Promise<Witness[]> {
  const { token } = await bench.t.as(username)
  const sdk = bench.client.as({ token, headers: {} })
  const witnesses: Witness[] = []
  for (const operation of registry.operations) {
    const call = callOf(sdk, operation.id)
    if (operation.verb !== 'list' || !operation.query.include || !call) continue
    const args = { include: includesOf(operation), page: { size: PAGE_SIZE } }
    try {
      const answer = await callOnce(operation, call, args, () => undefined)
      witnesses.push({ operation: operation.id, args, answer, answersNothing: false })
    } catch (error) {
      if (!isApiError(error, 'forbidden')) throw error
    }
  }
  return witnesses
}

/** Large enough to contain rows of all kinds. */
const PAGE_SIZE = 25
