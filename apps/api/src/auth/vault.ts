import { randomBytes } from 'node:crypto'
import type { Db } from '../db/database.ts'
import { createKeyRing, decrypt, encrypt, type KeyRing } from './key-ring.ts'
import type { Keys } from './keys.ts'
import { VaultError, WrappingKeyMissing } from './vault-error.ts'

/** Owner of a secret, and the place where it is stored: `table/outside key/column`. */
export interface Place {
  /** Undefined for the server's own secrets, such as the token of a channel. */
  teamId: number | undefined
  place: string
}

export interface Vault {
  /** Encrypts with the data key of the team, bound to team and place. The text may be empty. */
  seal: (db: Db, place: Place, text: string) => Promise<Buffer>
  /**
   * Decrypts what `seal` made for the same team and place, or what the server sealed before it had
   * data keys.
   *
   * @throws VaultError when it was changed, or made for another row, column or team
   */
  open: (db: Db, place: Place, sealed: Buffer) => Promise<string>
  /** Wraps every data key with the present wrapping key. Values stay as they are, and readable. */
  rotate: (db: Db, now: Date) => Promise<number>
  /** A new data key for the team; what was sealed before still opens. */
  renew: (db: Db, teamId: number | undefined) => Promise<void>
}

const VERSION = 1
const KEY_BYTES = 32
const FIRST_GENERATION = 1
/** Version and id of the data key stand before the encrypted bytes. */
const HEAD = 9

/**
 * Secrets at rest: AES-256-GCM under a data key of the team, itself wrapped by a key from the
 * settings. A dump alone opens nothing; a value copied to another row does not open there.
 *
 * @param wrappingKeys from the settings: the first wraps, each opens; default the root key
 * @source reliability §1.4 (secrets), T15; domain: accounts' secrets
 */
export function createVault(keys: Keys, wrappingKeys: readonly string[] = []): Vault {
  const ring = createKeyRing(keys, wrappingKeys)
  return {
    async seal(db, { teamId, place }, text) {
      const { id, dataKey } =
        (await newestKey(db, ring, teamId)) ?? (await addKey(db, ring, teamId, FIRST_GENERATION))
      const head = Buffer.alloc(HEAD)
      head.writeUInt8(VERSION)
      head.writeBigUInt64BE(BigInt(id), 1)
      return Buffer.concat([head, encrypt(dataKey, Buffer.from(text), bound(teamId, place, id))])
    },
    async open(db, { teamId, place }, sealed) {
      const text =
        (await openNew(db, ring, { teamId, place }, sealed)) ?? openOld(keys, teamId, place, sealed)
      if (text === undefined) throw new VaultError(`a sealed value does not open at ${place}`)
      return text
    },
    rotate: (db, now) => rotate(db, ring, now),
    async renew(db, teamId) {
      await addKey(db, ring, teamId, (await lastGeneration(db, teamId)) + 1)
    },
  }
}

const teamText = (teamId: number | undefined) => (teamId === undefined ? 'server' : String(teamId))
const bound = (teamId: number | undefined, place: string, keyId: number) =>
  JSON.stringify([VERSION, teamText(teamId), place, keyId])
const wrapPlace = (teamId: number | null | undefined, generation: number) =>
  `team_keys/${teamText(teamId ?? undefined)}/${generation}`

const selectKeys = (db: Db, teamId: number | undefined) =>
  db
    .selectFrom('team_keys')
    .select(['id', 'generation', 'wrapped', 'wrapped_by'])
    .where('business_team_id', teamId === undefined ? 'is' : '=', teamId ?? null)

async function newestKey(db: Db, ring: KeyRing, teamId: number | undefined) {
  const row = await selectKeys(db, teamId).orderBy('generation', 'desc').limit(1).executeTakeFirst()
  return row && { id: row.id, dataKey: unwrapped(ring, teamId, row) }
}

async function lastGeneration(db: Db, teamId: number | undefined): Promise<number> {
  const { last } = await selectKeys(db, teamId)
    .clearSelect()
    .select(({ fn }) => fn.max('generation').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

/**
 * Adds the data key of this generation. When another transaction adds it at the same moment, this
 * one waits for it and uses its key.
 *
 * @param generation what the caller saw missing; reading it again here would count a key that was
 *   committed in between and add a second first key
 */
async function addKey(db: Db, ring: KeyRing, teamId: number | undefined, generation: number) {
  const dataKey = randomBytes(KEY_BYTES)
  const made = await db
    .insertInto('team_keys')
    .values({
      business_team_id: teamId ?? null,
      generation,
      wrapped: ring.wrap(dataKey, wrapPlace(teamId, generation)),
      wrapped_by: ring.current,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (made) return { id: made.id, dataKey }
  const theirs = await newestKey(db, ring, teamId)
  if (!theirs) throw new VaultError('the data key of the team cannot be read')
  return theirs
}

function unwrapped(
  ring: KeyRing,
  teamId: number | undefined,
  row: { generation: number; wrapped: Buffer; wrapped_by: string },
): Buffer {
  const dataKey = ring.unwrap(row.wrapped, wrapPlace(teamId, row.generation), row.wrapped_by)
  if (dataKey) return dataKey
  throw new VaultError(`no key of the settings opens the data key of team ${teamText(teamId)}`)
}

async function openNew(db: Db, ring: KeyRing, { teamId, place }: Place, sealed: Buffer) {
  if (sealed.length <= HEAD || sealed.readUInt8() !== VERSION) return undefined
  const id = Number(sealed.readBigUInt64BE(1))
  if (!Number.isSafeInteger(id)) return undefined
  const row = await selectKeys(db, teamId).where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const dataKey = unwrapped(ring, teamId, row)
  return decrypt(dataKey, sealed.subarray(HEAD), bound(teamId, place, id))?.toString('utf8')
}

/** Values from before there were data keys: one key for all, and sometimes the team in the place. */
function openOld(keys: Keys, teamId: number | undefined, place: string, sealed: Buffer) {
  const withTeam = place.replace('/', `/${teamText(teamId)}/`)
  return [place, withTeam]
    .map((old) => decrypt(keys.derive('seal'), sealed, old))
    .find((opened) => opened !== undefined)
    ?.toString('utf8')
}

async function rotate(db: Db, ring: KeyRing, now: Date): Promise<number> {
  const rows = await db
    .selectFrom('team_keys')
    .select(['id', 'business_team_id', 'generation', 'wrapped', 'wrapped_by'])
    .where('wrapped_by', '!=', ring.current)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const row of rows) {
    const teamId = row.business_team_id ?? undefined
    const dataKey = ring.unwrap(row.wrapped, wrapPlace(teamId, row.generation), row.wrapped_by)
    if (!dataKey) throw new WrappingKeyMissing(row.wrapped_by)
    const wrapped = ring.wrap(dataKey, wrapPlace(teamId, row.generation))
    await db
      .updateTable('team_keys')
      .set({ wrapped, wrapped_by: ring.current, updated_at: now })
      .where('id', '=', row.id)
      .execute()
  }
  return rows.length
}
