/** Letters and digits of a text: case, width, spaces and punctuation do not count. */
export const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Pairs of neighbouring characters; Chinese needs no words for it. */
export function pairsIn(plain: string): readonly string[] {
  const characters = Array.from(plain)
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`)
}
