import type { ModelPiece } from '../src/writing/model-answer.ts'
import type { ModelAsk, ModelClient } from '../src/writing/model-client.ts'

export interface FakeWriter {
  /** Stand-in for the language model. */
  model: ModelClient
  /** Every question, as the model got it. */
  asked: ModelAsk[]
  /** Answers for the next questions, in turn; after them the same text again and again. */
  answers: (string | Error)[]
  /**
   * Called before each piece of a stream, with the text so far: a test can wait, stop or throw
   * here.
   */
  beforePiece: (said: string, ask: ModelAsk) => Promise<void> | void
}

const DEFAULT_ANSWER = '早上装的水傍晚还是温的\n杯口宽好清洗\n单手就能开盖'

/** A language model that says what the test put there, in pieces of four characters. */
export function createFakeWriter(): FakeWriter {
  const next = (ask: ModelAsk): string => {
    fake.asked.push(ask)
    const answer = fake.answers.shift() ?? DEFAULT_ANSWER
    if (answer instanceof Error) throw answer
    return answer
  }
  const usage = (ask: ModelAsk, text: string) => ({
    model: 'fake-writer',
    tokensIn: ask.messages.reduce((sum, { content }) => sum + content.length, 0),
    tokensOut: text.length,
  })
  const fake: FakeWriter = {
    asked: [],
    answers: [],
    beforePiece: () => undefined,
    model: {
      async complete(ask) {
        const text = next(ask)
        return { text, ...usage(ask, text) }
      },
      async *stream(ask): AsyncGenerator<ModelPiece> {
        const text = next(ask)
        let said = ''
        while (said.length < text.length) {
          await fake.beforePiece(said, ask)
          ask.signal?.throwIfAborted()
          const piece = text.slice(said.length, said.length + 4)
          said += piece
          try {
            yield { tag: 'text', text: piece }
          } finally {
            // As fetch does: the body of a call that was aborted cannot be cancelled any more.
            ask.signal?.throwIfAborted()
          }
        }
        yield { tag: 'end', ...usage(ask, text) }
      },
    },
  }
  return fake
}
