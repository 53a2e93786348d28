/** Tokens as the model counted them; undefined where it does not say. */
export interface ModelUsage {
  model: string
  tokensIn: number | undefined
  tokensOut: number | undefined
}

export interface ModelAnswer extends ModelUsage {
  text: string
}

export type ModelPiece = { tag: 'text'; text: string } | ({ tag: 'end' } & ModelUsage)
