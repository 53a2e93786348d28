let refused: string | null = null

/** Address that last led to a gate page; kept out of the gate page's address. */
export const gateOrigin = (): string | null => refused

export function rememberGateOrigin(address: string): void {
  refused = address
}
