let refused: string | null = null

/** The address that last led to a gate page; it stays out of the gate page's own address. */
export const gateOrigin = (): string | null => refused

export function rememberGateOrigin(address: string): void {
  refused = address
}
