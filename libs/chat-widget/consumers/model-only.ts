import { createChatModel } from '@omc/chat-widget'

const model = createChatModel()
model.append({ kind: 'tip', id: '1', at: 0, text: 'hello' })
export const said = model.getState().messages.map(({ id }) => id)
