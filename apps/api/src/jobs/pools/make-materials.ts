import { imageSize } from 'image-size'
import { sql } from 'kysely'
import T from 'typebox'
import { Problem } from '../../jsonapi/problem.ts'
import { Closed, Id } from '../../jsonapi/schema.ts'
import { ownTeam } from '../../jsonapi/scope.ts'
import { compileCheck } from '../../jsonapi/validate.ts'
import type { Outbound } from '../../outbound/outbound.ts'
import { JobRefused, type Step, type Task } from '../task.ts'

interface Input {
  business_pool_id?: string
  again?: boolean
}
const check = compileCheck(
  Closed({ business_pool_id: T.Optional(Id), again: T.Optional(T.Boolean()) }),
)

interface Material {
  id: number
  image: string
  filename: string
}
interface Made {
  make_image: string
  filename: string
  filesize: number
  width: number | null
  height: number | null
}
type Outcome = { tag: 'made'; made: Made } | { tag: 'failed'; why: string }

const MAX_BYTES = 10 * 1024 * 1024

/**
 * Looks at every image that is not made yet: fetched once, measured, and taken as the image that is
 * used. One that cannot be fetched keeps the reason and does not end the job. Made ones are left
 * out, so that a second try after a crash goes on where the first stopped.
 *
 * @source resources §7 (make_all_materials)
 */
export const makeMaterials: Task = {
  kind: 'make_materials',
  title: '生成素材图',
  retryDelaysMs: [5000, 30_000, 120_000],
  async run({ input: raw, step, progress }) {
    const input = readInput(raw)
    const materials = await step((one) => findMaterials(one, input))
    const outbound = await step(async ({ services }) => services.outbound)
    await progress(0, materials.length)
    let made = 0
    for (const [at, material] of materials.entries()) {
      const outcome = await look(outbound, material)
      await step((one) => keep(one, material, outcome))
      made += outcome.tag === 'made' ? 1 : 0
      await progress(at + 1)
    }
    const failed = materials.length - made
    return {
      made,
      failed,
      message: `${made} 张已生成，${failed} 张失败。/ ${made} made, ${failed} failed.`,
    }
  },
}

async function findMaterials({ db, actor }: Step, input: Input): Promise<Material[]> {
  const { business_pool_id: poolId = null, again = false } = input
  const { rows } = await sql<Material>`
    select t.id, t.image, t.filename from creative_materials t
    where t.deleted_at is null and ${ownTeam(actor)} and t.business_team_id = ${actor.teamId}
      and (${again}::boolean or t.make_image = '')
      and (${poolId}::bigint is null or t.business_pool_id = ${poolId}) order by t.id`.execute(db)
  return rows
}

async function look(outbound: Outbound, { image, filename }: Material): Promise<Outcome> {
  try {
    const answer = await outbound.fetch(image, { accept: ['image/'], maxBytes: MAX_BYTES })
    if (answer.status !== 200) return { tag: 'failed', why: `status ${answer.status}` }
    const made = {
      make_image: image,
      filename: filename || nameOf(image),
      filesize: answer.bytes.length,
    }
    return { tag: 'made', made: { ...made, ...measure(answer.bytes) } }
  } catch (error) {
    // An address that is no picture is the fault of its row.
    if (error instanceof Problem) return { tag: 'failed', why: error.message.slice(0, 500) }
    throw error
  }
}

/** The size of a picture in pixels, where its form is known. */
function measure(bytes: Buffer): Pick<Made, 'width' | 'height'> {
  try {
    const { width, height } = imageSize(bytes)
    return { width: Math.round(width), height: Math.round(height) }
  } catch {
    // Foreign bytes of a form that cannot be measured: the picture is usable all the same.
    return { width: null, height: null }
  }
}

async function keep({ db, now }: Step, { id }: Material, outcome: Outcome) {
  const set =
    outcome.tag === 'made'
      ? { ...outcome.made, made_at: now, make_error: '' }
      : { make_error: outcome.why }
  await db
    .updateTable('creative_materials')
    .set({ ...set, updated_at: now })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .execute()
}

function nameOf(address: string): string {
  const name = new URL(address).pathname.split('/').at(-1) ?? ''
  try {
    return decodeURI(name).slice(0, 200)
  } catch (error) {
    // A lone percent sign: the name as it stands.
    if (error instanceof URIError) return name.slice(0, 200)
    throw error
  }
}

function readInput(raw: Readonly<Record<string, unknown>>): Input {
  const [fault] = check(raw)
  if (fault) throw new JobRefused('invalid_input', `${fault.path.join('/')}: ${fault.message}`)
  return raw
}
