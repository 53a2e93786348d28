/** One turn of what a language model is given. */
export interface Message {
  role: 'system' | 'user' | 'assistant'
  content: string
}
