import { randomUUID } from 'node:crypto'
import { encryptText, parsePublicKey } from '@omc/core/rsa'
import type { TestApp } from './support.ts'

export interface PublishedKey {
  id: string
  public_key: string
}

/** Parts that a value is encrypted for; omitted parts are correct. */
export interface Envelope {
  operation: string
  field: string
  value: string
  atMs: number
  nonce?: string
}

/** The key that the server publishes now. */
export async function publishedKey(t: TestApp): Promise<PublishedKey> {
  const { body } = await t.anyone.inject({ method: 'GET', url: '/auth/key' })
  return body.data.key
}

/** A value as a client encrypts it. */
export const sealFor = (
  key: PublishedKey,
  { atMs, nonce = randomUUID(), ...rest }: Envelope,
): string => sealText(key, JSON.stringify({ ...rest, at: atMs, nonce }))

/** Any text, encrypted with the key. */
export function sealText({ id, public_key }: PublishedKey, text: string): string {
  const key = parsePublicKey(public_key)
  if (!key) throw new Error('the published key cannot be read')
  return `rsa.${id}.${encryptText(text, key)}`
}
