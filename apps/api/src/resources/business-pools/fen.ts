/** Yuan as they come over the wire, in whole fen. */
export const toFen = (yuan: number): number => Math.round(yuan * 100)
