import { parseLocation } from '../../kernel/router/address.ts'

/** Id of the account at `/…/account/{id}/edit`; null if the address has none. */
export function accountIdAt(pathname: string): string | null {
  const [, , id = ''] = parseLocation(pathname).pathname.split('/').filter(Boolean)
  return /^[1-9]\d{0,17}$/.test(id) ? id : null
}
