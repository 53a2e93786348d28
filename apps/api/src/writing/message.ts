/** One message of a language model's input. */
export interface Message {
  role: 'system' | 'user' | 'assistant'
  content: string
}
