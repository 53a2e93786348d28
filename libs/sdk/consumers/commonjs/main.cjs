// What a program of CommonJS can do: load by import() what is no CommonJS.
const { argv, stdout } = require('node:process')

async function main(baseUrl) {
  const { createSdk, createSession, NotFoundError } = await import('@omc/sdk')
  const { openCable } = await import('@omc/sdk/realtime')
  const session = createSession()
  const sdk = createSdk({ baseUrl, session })
  const { access_token: token } = await sdk.auth.login({ username: 'xiaoman', password: 'tea' })
  session.signIn(token)
  const ids = []
  for await (const publish of sdk.carry_publishes.list({ page: { size: 2 } })) ids.push(publish.id)
  const missing = await sdk.carry_contents.get({ id: '404' }).catch((error) => error)
  session.dispose()
  return [ids.join(' '), missing instanceof NotFoundError, typeof openCable]
}

void main(argv[2]).then((seen) => stdout.write(JSON.stringify(seen)))
