/** Yuan as a channel writes them, in fen. */
export const toFen = (yuan: number): number => Math.round(yuan * 100)
